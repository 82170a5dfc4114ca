import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
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

  it('D1 R9 R12 cuts 2.8 and builds: the old addresses stay, the next version gets its own', () => {
    run('npx', 'tsx', 'scripts/cut-version.ts', '2.8');
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
  });
});
