import {cpSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {latestVersion} from '../../src/site/versions.ts';
import {copyRepository, type RepositoryCopy} from '../copies/copyRepository.ts';
import {readRecipes} from './readRecipes.ts';

const GUIDE = 'MAINTAINING.md';
const {version, patch, package: alias} = latestVersion();
/** The patch after the newest one, which nobody has published. */
const next = patch.replace(/\d+$/, (number) => String(Number(number) + 1));

let copy: RepositoryCopy;
const at = (file: string): string => join(copy.folder, file);

/** Puts the package of the newest patch into the copy, under the next number. */
function installNext(): void {
  const folder = at(`node_modules/${alias}`);
  const original = realpathSync(folder);
  rmSync(folder);
  cpSync(original, folder, {recursive: true});
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  expect(manifest).toContain(`"version": "${patch}"`);
  writeFileSync(join(folder, 'package.json'), manifest.replace(patch, next));
}

/** The lines that the guide says to write, each with its file. */
function linesOfGuide(): readonly (readonly [file: string, line: string])[] {
  const [, section = ''] = readFileSync(GUIDE, 'utf8').split('## Update to a new patch');
  const rows = section.split('\n## ')[0]?.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\|$/gm) ?? [];
  return [...rows].map(([, file = '', line = '']) => [file, line]);
}

/** Writes a line where the same one has the patch before: in its place, or below it when the line has a day of its own. */
function writeLine(file: string, line: string): void {
  const source = readFileSync(at(file), 'utf8');
  const [start = ''] = line.replace('<patch>', patch).split('<day>');
  const old = source.split('\n').find((each) => each.trim().startsWith(start)) ?? '';
  expect(old).not.toBe('');
  const written = line.replace('<patch>', next).replace('<day>', '2025-09-12');
  const fresh = old.replace(old.trim(), written);
  const place = line.includes('<day>') ? `${old}\n${fresh}` : fresh;
  writeFileSync(at(file), source.replace(old, place));
}

beforeAll(() => {
  copy = copyRepository('patch');
  installNext();
});

it('a patch that changes nothing needs three files and one command, which lists what to look at', () => {
  const lines = linesOfGuide();
  expect(lines).toHaveLength(3);
  for (const [file, line] of lines) writeLine(file, line);
  const surface = `packages/api-data/src/surface/${version}.json`;
  const {symbols, ...rest}: {symbols: {name: string}[]} = JSON.parse(
    readFileSync(at(surface), 'utf8'),
  );
  const known = symbols.filter(({name}) => name !== 'fetchProducts');
  writeFileSync(at(surface), JSON.stringify({...rest, symbols: known}));
  const [command, ...others] = readRecipes(GUIDE).filter(({recipe}) => recipe === 'patch');
  expect(others).toEqual([]);
  const list = copy.run('sh', '-c', command?.text ?? '');
  expect(list).toMatch(/^ {2}docs\/installation\.mdx:\d+ names /m);
  const changed = copy.run('git', 'diff', '--name-only').trim().split('\n');
  expect(changed.toSorted()).toEqual([...lines.map(([file]) => file), surface].toSorted());
});

it('the check, the compiler and every test that asks for a release pass with it', () => {
  expect(copy.run('npm', 'run', '--silent', 'check')).toContain('No problems.');
  copy.run('npx', 'tsc', '--noEmit');
  const names = `${patch}|latestPatch|latestVersion|liveVersion|docsVersion|releaseLine|newest`;
  const folders = ['src', 'scripts', 'packages', 'tests/content'];
  const files = copy.run('git', 'grep', '-lE', names, '--', ...folders).split('\n');
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  copy.run('npx', 'vitest', 'run', '--reporter=dot', ...tests);
});

it('the playground and the test kit serve it', () => {
  const script = `
    import {buildKit} from './src/plugins/kit/buildKit.ts';
    import {makeScripts} from './src/plugins/playground/makeScripts.ts';
    void buildKit(process.cwd(), '.cache/kit-package')
      .then(() => makeScripts(process.cwd()))
      .then(({versions, files}) => console.info(files[versions['${version}'].bundle]));`;
  const frame = copy.run('npx', 'tsx', '--eval', script);
  const kit = readFileSync(at(`.cache/kit-package/${version}.mjs`), 'utf8');
  for (const text of [frame, kit]) expect(text).toContain(`"${next}"`);
});
