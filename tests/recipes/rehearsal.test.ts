import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {knownNames} from 'expo-iap-api-data/surface/loadSurface';
import {parseSurface, type Surface, surfacePath} from 'expo-iap-api-data/surface/surface';
import {beforeAll, expect, it} from 'vitest';
import {docsVersions, liveVersion} from '../../src/site/versions.ts';
import {copyRepository, type RepositoryCopy} from '../copies/copyRepository.ts';

const NEXT = {version: '2.9', patch: '2.9.7', package: 'expo-iap-2.9'};
const {version: cut} = liveVersion();
/** A sample that the next release breaks, because none of ours uses what it takes away. */
const PLANTED = {file: 'docs/sponsors.mdx', name: 'buyPromotedProductIOS'};

let copy: RepositoryCopy;
let list = '';
let checked = '';
const at = (file: string): string => join(copy.folder, file);

/** Installs the release into the copy alone; the installed packages of this repository stay as they are. */
function installNext(): void {
  const download = at('.cache/next-package');
  mkdirSync(download, {recursive: true});
  writeFileSync(join(download, 'package.json'), '{"private": true}\n');
  copyFileSync('.npmrc', join(download, '.npmrc'));
  copy.run(
    'npm',
    ...['install', '--prefix', download, '--save-dev', '--save-exact'],
    `${NEXT.package}@npm:expo-iap@${NEXT.patch}`,
  );
  const installed = join(download, 'node_modules', NEXT.package);
  cpSync(installed, join(at('node_modules'), NEXT.package), {recursive: true});
}

/** Names the release where a maintainer names it: in the table of versions and among the known releases. */
function nameNext(): void {
  const table = at('packages/api-data/src/releaseLines.json');
  const [next, ...rest]: object[] = JSON.parse(readFileSync(table, 'utf8'));
  writeFileSync(table, JSON.stringify([{...next, ...NEXT, olderPatches: []}, ...rest]));
  const patches = at('packages/api-data/src/history/patches.ts');
  const source = readFileSync(patches, 'utf8');
  const named = source.replace(/^\];$/m, `  commit('${NEXT.patch}', '2025-10-06'),\n];`);
  expect(named).not.toBe(source);
  writeFileSync(patches, named);
}

function readSurface(version: string): Surface {
  const path = surfacePath(version);
  return parseSurface(readFileSync(at(path), 'utf8'), path);
}

/** Lines of the text of a page that name a symbol as code or in a mark, without the blocks of code. */
function linesNaming(source: string, name: string): number[] {
  let inBlock = false;
  return source.split('\n').flatMap((line, index) => {
    if (line.startsWith('```')) inBlock = !inBlock;
    const isNamed = line.includes(`\`${name}\``) || line.includes(`of="${name}"`);
    return isNamed && !inBlock ? [index + 1] : [];
  });
}

beforeAll(() => {
  copy = copyRepository('rehearsal');
  const sample = `import {${PLANTED.name}} from 'expo-iap';\n\nawait ${PLANTED.name}();`;
  appendFileSync(at(PLANTED.file), `\n\`\`\`ts\n${sample}\n\`\`\`\n`);
  copy.run('git', 'commit', '-qam', 'Plant a sample');
  copy.run('npm', 'run', '--silent', 'docs:version', cut, '--', '--next', NEXT.version);
  installNext();
  nameNext();
  expect(() => copy.run('npm', 'run', '--silent', 'update:surface')).toThrow('-- --note');
  copy.run('npm', 'run', '--silent', 'update:surface', '--', '--note');
  list = copy.run('npm', 'run', '--silent', 'update:surface');
  try {
    copy.run('npm', 'run', '--silent', 'check');
  } catch (error) {
    checked = error instanceof Error ? error.message : '';
  }
}, 600_000);

it('names every page that a new release breaks, with the line and what happened', () => {
  const [before, after] = [readSurface(cut), readSurface(NEXT.version)];
  const known = knownNames(after);
  const gone = before.symbols.map(({name}) => name).filter((name) => !known.has(name));
  expect(gone).toEqual(expect.arrayContaining(['IapEvent', 'getPurchaseHistories']));
  const pages = readdirSync(at('docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({file: `docs/${file}`, source: readFileSync(at(`docs/${file}`), 'utf8')}));
  const uses = pages.flatMap(({file, source}) =>
    gone.flatMap((name) => linesNaming(source, name).map((line) => ({file, line, name}))),
  );
  expect(uses.length).toBeGreaterThan(gone.length);
  expect(uses.filter(({file, line}) => !checked.includes(`\n${file}:${line}:`))).toEqual([]);
  const listed = list.split('\n');
  const unlisted = uses.filter(
    ({file, name}) =>
      !listed.some((line) => line.startsWith(`  ${file}:`) && line.includes(`uses ${name} on`)),
  );
  expect(unlisted).toEqual([]);
});

it('names what was looked up in the packages by hand', () => {
  expect(list).toMatch(
    /docs\/api\/methods\/listeners\.mdx:\d+ uses IapEvent on .*; removed: IapEvent\./,
  );
  expect(list).toMatch(/docs\/api\/types\.mdx:\d+ uses ProductStatusIOS on .*; removed: /);
  expect(list).toMatch(/uses restorePurchases on .*; added: /);
  expect(checked).toMatch(
    /platform-methods\.mdx:\d+:1 <Signature of="buyPromotedProductIOS"> matches nothing in expo-iap 2\.9\.7/,
  );
});

it('names a sample that no longer compiles', () => {
  expect(list).toMatch(new RegExp(`${PLANTED.file}:\\d+ uses ${PLANTED.name} on .*; removed: `));
  expect(checked).toMatch(
    new RegExp(
      `${PLANTED.file}:\\d+:\\d+ TS\\d+ against expo-iap ${NEXT.patch}: .*no exported member.*${PLANTED.name}`,
    ),
  );
});

it('leaves released versions alone', () => {
  const others = docsVersions.filter(({version}) => version !== cut);
  for (const {version} of others) expect(checked).not.toContain(`version-${version}/`);
});
