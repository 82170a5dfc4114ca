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

/** Finds or installs a program, and says that it is missing where it can do neither. */
export function ensureProgram<Found>({
  name,
  packages,
  better = [],
  advice,
  find,
  download,
}: InstallableProgram<Found>): Found {
  // Packages of the distribution are installed in continuous integration, and for root.
  const mayInstall = process.env['CI'] === 'true' || process.getuid?.() === 0;
  const ways = [
    () => true,
    () => download?.() === true,
    () => mayInstall && better.length > 0 && installPackages(name, [...packages, ...better]),
    () => mayInstall && installPackages(name, packages),
  ];
  for (const way of ways) {
    const found = way() ? find() : undefined;
    if (found !== undefined) return found;
  }
  const help = advice ?? `install the packages ${packages.join(' and ')} of Debian or Ubuntu`;
  throw new Error(`${name} is missing and could not be installed: ${help}, and try again.`);
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
