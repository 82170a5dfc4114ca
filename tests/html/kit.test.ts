import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, describe, expect, it} from 'vitest';
import {kitAddress, kitFile} from '../../src/content/kitPackage.ts';
import {playableVersions} from '../../src/plugins/playableVersions.ts';
import {kitPage} from '../../src/site/toolPages.ts';
import {pageAt, texts} from './pages.ts';

/** What a test loads of the code, gzip. It is installed once and never part of an app, so a feature may cost a kilobyte. */
const MOST_BYTES = 45_100;

const folder = mkdtempSync(join(tmpdir(), 'kit-'));
execFileSync('tar', ['-xzf', join('build', kitFile), '-C', folder, '--strip-components', '1']);
afterAll(() => rmSync(folder, {recursive: true}));
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

it('X the page names the file that this build serves, for each package manager', () => {
  const commands = texts(pageAt(kitPage.path), 'pre');
  for (const installs of [
    'npm install --save-dev ',
    // Yarn 4 takes an address only behind the name.
    'yarn add --dev expo-iap-test-kit@',
    'pnpm add --save-dev ',
    'bun add --dev ',
  ])
    expect(commands).toContain(installs + kitAddress);
  expect(readdirSync('build/kit').map((name) => `kit/${name}`)).toEqual([kitFile]);
});

it('X the test kit has its license', () => {
  expect(read('LICENSE')).toBe(readFileSync('LICENSE', 'utf8'));
});

describe.each(playableVersions)('X the test kit of $version', ({version, patch}) => {
  it('says in its first lines what it follows and how it is licensed', () => {
    const copyright = /^Copyright.*$/m.exec(read('LICENSE'))?.[0];
    for (const name of readdirSync(folder).filter((one) => one.startsWith(`${version}.`))) {
      const head = read(name).slice(0, 500);
      expect(head, name).toContain(`expo-iap ${patch}\n`);
      expect(head, name).toContain(`MIT. ${copyright}.`);
    }
  });

  it('is small, and needs nothing else', () => {
    for (const name of [`${version}.cjs`, `${version}.mjs`]) {
      const bytes = gzipSync(read(name), {level: 9}).length;
      console.info(`${name}: ${bytes} bytes`);
      expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
      expect(read(name)).not.toMatch(/(?<![\w.#])require\(['"]|^import /m);
    }
  });
});
