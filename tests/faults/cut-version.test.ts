import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {JSDOM} from 'jsdom';
import {beforeAll, describe, expect, it} from 'vitest';

const copy = resolve('.cache/cut-version');
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    stdio: 'pipe',
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', GIT_DIR: join(copy, '.git')},
  });

/** Copies what git tracks into a repository of its own, so that the cut cannot touch this one. */
function copyRepository(): void {
  rmSync(copy, {recursive: true, force: true});
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    {encoding: 'utf8'},
  );
  for (const file of files.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(copy, file)), {recursive: true});
    cpSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  run('git', 'init', '-q');
  run('git', 'add', '-A');
  run('git', '-c', 'user.name=test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'copy');
}

describe('npm run docs:version', () => {
  beforeAll(copyRepository);

  it('D1 refuses a version that docs/ does not hold', () => {
    expect(() => run('npx', 'tsx', 'scripts/cut-version.ts', '2.7')).toThrow(
      'docs/ holds version 2.8',
    );
  });

  it('D1 refuses to cut while something is not committed', () => {
    const note = join(copy, 'note.txt');
    writeFileSync(note, 'not committed');
    expect(() => run('npx', 'tsx', 'scripts/cut-version.ts', '2.8')).toThrow(
      'The work tree has changes',
    );
    rmSync(note);
  });

  it('D1 R9 R12 cuts 2.8 and builds: the old addresses stay, the next version gets its own', () => {
    const told = run('npm', 'run', '--silent', 'docs:version', '2.8', '--', '--next', '2.9');
    expect(told).toContain('Version 2.8 is cut');
    expect(told).toContain('Still to do by hand:');
    expect(told).toContain('expo-iap-2.9@npm:expo-iap@2.9.0');
    expect(existsSync(join(copy, 'versioned_docs/version-2.8/examples/_samples/catalog.ts'))).toBe(
      true,
    );
    expect(JSON.parse(readFileSync(join(copy, 'versions.json'), 'utf8'))).toEqual([
      '2.8',
      '2.7',
      '2.6',
    ]);
    run('npx', 'docusaurus', 'build');
    const page = (address: string) => readFileSync(join(copy, `build${address}.html`), 'utf8');
    expect(page('/docs/intro')).toContain('2.8 (Current)');
    expect(page('/docs/intro')).not.toContain('theme-doc-version-banner');
    expect(page('/docs/next/intro')).toContain('2.9 (Next)');
    expect(page('/docs/next/intro')).toContain('theme-doc-version-banner');
    expect(page('/docs/2.7/intro')).toContain('theme-doc-version-banner');
    expect(existsSync(join(copy, 'build/docs/guides/ios-hot-reload-fix.html'))).toBe(true);
    const links = [
      ...new JSDOM(page('/docs/intro')).window.document.querySelectorAll(
        'nav.navbar details a[href^="/docs"]',
      ),
    ].map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect(links).toEqual([
      '2.9 (Next) /docs/next/intro',
      '2.8 (Current) /docs/intro',
      '2.7 /docs/2.7/intro',
      '2.6 /docs/2.6/intro',
    ]);
    const redirects = readFileSync(join(copy, 'build/_redirects'), 'utf8');
    expect(redirects).toContain('/docs/2.8/* /docs/:splat 301');
    expect(redirects).toContain('/docs/next/api/methods /docs/next/api/methods/core-methods 301');
    expect(redirects).not.toContain('/docs/next/* ');
  });
});
