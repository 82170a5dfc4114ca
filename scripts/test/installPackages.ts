import {spawnSync} from 'node:child_process';

/** Whether the tests may install packages of the distribution: in continuous integration, and for root. */
export function mayInstallPackages(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  user: number | undefined = process.getuid?.(),
): boolean {
  return environment['CI'] === 'true' || user === 0;
}

/** Installs packages with apt-get, says so first, and returns whether that worked. */
export function installPackages(missing: string, packages: readonly string[]): boolean {
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
