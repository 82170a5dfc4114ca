import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {docsVersions, liveVersion} from '../../src/site/versions.ts';
import {copyRepository, type RepositoryCopy} from '../copies/copyRepository.ts';

/** Installed already, because upgrades lead to it. */
const NEXT = {version: '2.9', patch: '2.9.7', package: 'expo-iap-2.9'};
const {version: cut} = liveVersion();
/** A sample that the next release breaks, because none of ours uses what it takes away. */
const PLANTED = {file: 'docs/sponsors.mdx', name: 'buyPromotedProductIOS'};

let copy: RepositoryCopy;
let checked = '';
const at = (file: string): string => join(copy.folder, file);

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

beforeAll(() => {
  copy = copyRepository('rehearsal');
  const sample = `import {${PLANTED.name}} from 'expo-iap';\n\nawait ${PLANTED.name}();`;
  appendFileSync(at(PLANTED.file), `\n\`\`\`ts\n${sample}\n\`\`\`\n`);
  copy.run('git', 'commit', '-qam', 'Plant a sample');
  copy.run('npm', 'run', '--silent', 'docs:version', cut, '--', '--next', NEXT.version);
  nameNext();
  copy.run('npm', 'run', '--silent', 'update:surface', '--', '--note');
  copy.run('npm', 'run', '--silent', 'update:surface');
  checked = copy.fail('npm', 'run', '--silent', 'check');
}, 600_000);

it('X the check names marks and samples that the new release breaks, in its version alone', () => {
  expect(checked).toMatch(
    /platform-methods\.mdx:\d+:1 <Signature of="buyPromotedProductIOS"> matches nothing in expo-iap 2\.9\.7/,
  );
  expect(checked).toMatch(
    new RegExp(
      `${PLANTED.file}:\\d+:\\d+ TS\\d+ against expo-iap ${NEXT.patch}: .*no exported member.*${PLANTED.name}`,
    ),
  );
  const others = docsVersions.filter(({version}) => version !== cut);
  for (const {version} of others) expect(checked).not.toContain(`version-${version}/`);
});
