import {spawnSync} from 'node:child_process';
import {findBrowser} from './findBrowser.ts';

/** A command that may bring a browser. */
export type InstallStep = readonly [command: string, ...args: string[]];

const STEPS: readonly (readonly InstallStep[])[] = [
  [['npx', 'playwright', 'install', 'chromium']],
  [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium'],
  ],
];

/** What to do by hand when no browser can be had. */
export const NO_BROWSER =
  'No browser found and none could be installed: install Chromium or Chrome, or set BROWSER_PATH to one, and run the tests again.';

/** Makes sure that a browser exists: finds one, else tries Playwright's download, else the distribution's package. */
export function ensureBrowser(
  find: () => string | undefined = findBrowser,
  run: (step: InstallStep) => boolean = runQuietly,
  mayUsePackages = process.getuid?.() === 0,
): string {
  const found = find();
  if (found !== undefined) return found;
  for (const steps of STEPS) {
    if (steps.some(([command]) => command === 'apt-get') && !mayUsePackages) continue;
    console.info(
      `No browser found: trying ${steps.map((step) => step.join(' ')).join(', then ')}.`,
    );
    if (!steps.every(run)) continue;
    const installed = find();
    if (installed !== undefined) return installed;
  }
  throw new Error(NO_BROWSER);
}

function runQuietly([command, ...args]: InstallStep): boolean {
  const result = spawnSync(command, args, {
    stdio: 'ignore',
    timeout: 600_000,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
  return result.status === 0;
}
