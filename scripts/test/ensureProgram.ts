import {spawnSync} from 'node:child_process';

/** A program that tests start: how it is found, and the packages of the distribution that have it. */
type InstallableProgram<Found> = {
  readonly name: string;
  readonly packages: readonly string[];
  /** Packages that are installed with it where the distribution has them. */
  readonly better?: readonly string[];
  /** What a person can do who has none of the packages. */
  readonly advice?: string;
  readonly find: () => Found | undefined;
  /** Another way to it than the distribution, which is tried first. */
  readonly download?: () => boolean;
};

/** The way to packages; a test passes its own. */
type PackageSource = {
  readonly mayInstall: boolean;
  readonly install: (missing: string, packages: readonly string[]) => boolean;
};

const distribution: PackageSource = {mayInstall: mayInstallPackages(), install: installPackages};

/** Finds or installs a program, and says that it is missing where it can do neither. */
export function ensureProgram<Found>(
  {name, packages, better = [], advice, find, download}: InstallableProgram<Found>,
  {mayInstall, install} = distribution,
): Found {
  const ways = [
    () => true,
    () => download?.() === true,
    () => mayInstall && better.length > 0 && install(name, [...packages, ...better]),
    () => mayInstall && install(name, packages),
  ];
  for (const way of ways) {
    const found = way() ? find() : undefined;
    if (found !== undefined) return found;
  }
  const help = advice ?? `install the packages ${packages.join(' and ')} of Debian or Ubuntu`;
  throw new Error(`${name} is missing and could not be installed: ${help}, and try again.`);
}

/** Whether the tests may install packages of the distribution: in continuous integration, and for root. */
export function mayInstallPackages(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  user: number | undefined = process.getuid?.(),
): boolean {
  return environment['CI'] === 'true' || user === 0;
}

/** Installs packages with apt-get, says so first, and returns whether that worked. */
function installPackages(missing: string, packages: readonly string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const install = ['apt-get', 'install', '-y', '-qq', ...packages];
  console.info(`No ${missing} found: running ${[...asRoot, ...install].join(' ')}.`);
  return [['apt-get', 'update', '-qq'], install].every((command) => {
    const [program = '', ...args] = [...asRoot, ...command];
    const {status} = spawnSync(program, args, {
      stdio: 'ignore',
      timeout: 600_000,
      // The run level of a machine that is being serviced keeps packages from starting their servers.
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'},
    });
    return status === 0;
  });
}
