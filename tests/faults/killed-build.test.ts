import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {makeSite, page} from './sites/makeSite.ts';
import {soundSite} from './sites/soundSite.ts';

const tsx = resolve('node_modules/tsx/dist/cli.mjs');
const environment = {
  ...process.env,
  CI: 'true',
  NODE_ENV: 'production',
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
};
let site = '';

/** Pages that the frame of every page, or the page for missing addresses, links to. */
const linkedFromFrame = Object.fromEntries(
  Object.entries(soundSite).filter(([file]) =>
    /^docs\/api|^blog\/|^src\/pages\/tools\//.test(file),
  ),
);
const write = (text: string) =>
  writeFileSync(join(site, 'docs/intro.md'), page('Introduction', text));
const built = () => readFileSync(join(site, 'build/docs/intro.html'), 'utf8');
/** Starts a build and ends it, with everything it has started, once there is something half-written. */
async function killHalfway(): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, [tsx, 'scripts/build-site.ts', site], {
    env: environment,
    detached: true,
  });
  const ended = once(child, 'exit');
  const isFilling = () => existsSync(join(site, '.cache/next-build/assets'));
  await expect
    .poll(() => isFilling() || child.exitCode !== null, {timeout: 60_000, interval: 5})
    .toBe(true);
  expect(child.exitCode).toBeNull();
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await ended;
}

function run(...args: string[]): {passed: boolean; output: string} {
  const {status, stdout, stderr} = spawnSync(process.execPath, [tsx, ...args], {
    encoding: 'utf8',
    env: environment,
  });
  return {passed: status === 0, output: `${stdout}${stderr}`};
}

const build = () => run('scripts/build-site.ts', site);

describe('X a build that is killed', () => {
  beforeAll(() => {
    site = makeSite('killed-build', {blog: true}, linkedFromFrame);
    write('The old text.');
    const {passed, output} = build();
    expect(output).toContain('The site in build/ is complete.');
    expect(passed).toBe(true);
  });

  it('leaves the last site as it was', async () => {
    write('The new text.');
    await killHalfway();
    expect(built()).toContain('The old text.');
  });

  it('E9 leaves it also when a broken link stops it, and names page and link', () => {
    write('A [page that is gone](/docs/gone).');
    const {passed, output} = build();
    expect(passed).toBe(false);
    expect(output).toContain('Docusaurus found broken links!');
    expect(output).toMatch(
      /Broken link on source page path = \/docs\/intro:\s+-> linking to \/docs\/gone\n/,
    );
    expect(built()).toContain('The old text.');
  });

  it('is not served when it wrote into build/ itself', () => {
    rmSync(join(site, 'build/docs/intro.html'));
    const {passed, output} = run('scripts/serve-site.ts', site);
    expect(output).toContain('build/ is not a complete site');
    expect(passed).toBe(false);
  });
});
