import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {join, resolve} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {soundSite} from './inputs/soundSite.ts';
import {makeSite, page} from './sites/makeSite.ts';

const tsx = resolve('node_modules/tsx/dist/cli.mjs');
const docusaurus = resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
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
const intro = (text: string) => ({'docs/intro.md': page('Introduction', text)});
const write = (text: string) =>
  writeFileSync(join(site, 'docs/intro.md'), intro(text)['docs/intro.md']);
const built = () => readFileSync(join(site, 'build/docs/intro.html'), 'utf8');
/** Says whether something was written to, or cleared from, a folder since a moment. */
const isFilling = (folder: string, since: number) => {
  const assets = statSync(join(site, folder, 'assets'), {throwIfNoEntry: false});
  return assets !== undefined && assets.mtimeMs > since;
};

function start(...command: string[]): ChildProcess {
  return spawn(process.execPath, command, {env: environment, detached: true, stdio: 'pipe'});
}

/** Ends a process with everything it has started, once there is something half-written. */
async function killHalfway(child: ChildProcess, folder: string, signal: NodeJS.Signals) {
  const ended = once(child, 'exit');
  const started = Date.now();
  await expect
    .poll(() => isFilling(folder, started) || child.exitCode !== null, {
      timeout: 60_000,
      interval: 5,
    })
    .toBe(true);
  expect(child.exitCode).toBeNull();
  process.kill(-(child.pid ?? 0), signal);
  await ended;
}

function build(): {passed: boolean; output: string} {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [tsx, 'scripts/build-site.ts', site],
    {
      encoding: 'utf8',
      env: environment,
    },
  );
  return {passed: status === 0, output: `${stdout}${stderr}`};
}

/** Serves the site, asks for one page and stops. */
async function servedPage(): Promise<string> {
  const port = await freePort();
  const child = start(tsx, 'scripts/serve-site.ts', site, '--no-open', '--port', String(port));
  const ended = once(child, 'exit');
  let answer = '';
  const ask = async () => {
    if (child.exitCode !== null) return false;
    const response = await fetch(`http://localhost:${port}/docs/intro`).catch(() => undefined);
    answer = (await response?.text()) ?? '';
    return answer !== '';
  };
  await expect.poll(ask, {timeout: 60_000}).toBe(true);
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended;
  return answer;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

describe('X a build that is killed', () => {
  beforeAll(() => {
    site = makeSite('killed-build', {blog: true}, {...linkedFromFrame, ...intro('The old text.')});
    const {passed, output} = build();
    expect(output).toContain('The site in build/ is complete.');
    expect(passed).toBe(true);
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'leaves the last site to be served (%s)',
    async (signal) => {
      write('The new text.');
      await killHalfway(start(tsx, 'scripts/build-site.ts', site), '.cache/next-build', signal);
      expect(built()).toContain('The old text.');
      expect(await servedPage()).toContain('The old text.');
    },
  );

  it('leaves it also when it fails at the end, with a broken link', () => {
    write('A [page that is gone](/docs/gone).');
    const {passed, output} = build();
    expect(passed).toBe(false);
    expect(output).toContain('Docusaurus found broken links!');
    expect(built()).toContain('The old text.');
  });

  it('is cleared away by the next one', () => {
    write('The new text.');
    expect(build().passed).toBe(true);
    expect(built()).toContain('The new text.');
    expect(readdirSync(join(site, '.cache'))).toEqual(['whole-build']);
  });

  it('is not served when it wrote into build/ itself', async () => {
    await killHalfway(start(docusaurus, 'build', site), 'build', 'SIGKILL');
    const {status, stderr} = spawnSync(process.execPath, [tsx, 'scripts/serve-site.ts', site], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('build/ is not a complete site');
    expect(status).toBe(1);
  });
});
