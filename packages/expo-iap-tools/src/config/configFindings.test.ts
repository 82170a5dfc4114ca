import {readFileSync} from 'node:fs';
import {expoSdks} from 'expo-iap-api-data/upgrade/expoSdks';
import {expect, it} from 'vitest';
import {makeProject} from '../project/testing/makeProject.ts';
import {readCases} from '../testing/readCases.ts';

/** A project as it is new but for some files and fields of its package.json, and the places that are found in it. */
type Case = {
  readonly what: string;
  readonly upgrade: string;
  readonly sdk: number | string;
  readonly package?: object;
  readonly files: Readonly<Record<string, string>>;
  readonly finds: readonly string[];
};

function look({upgrade, sdk, package: fields, files}: Omit<Case, 'what' | 'finds'>) {
  const manifest = {dependencies: {'expo-iap': '*', expo: `~${sdk}.0.0`}, ...fields};
  const {out, code} = makeProject({
    'package.json': JSON.stringify(manifest),
    'app.json': '{"expo": {"newArchEnabled": true, "plugins": ["expo-router", "expo-iap"]}}',
    'shop.ts': "export {useIAP} from 'expo-iap';\n",
    ...files,
  }).call(`${upgrade} --json`);
  const {findings} = JSON.parse(out);
  type Shown = Record<'file' | 'line' | 'kind' | 'message' | 'todo' | 'code', string> & {
    readonly step: Readonly<Record<'id' | 'part' | 'link', string>>;
  };
  const all: readonly Shown[] = findings;
  return {code, found: all.filter(({step}) => step.part === 'Install and build')};
}

it.each(readCases<Case>(import.meta.dirname))(
  '$what: $upgrade, SDK $sdk',
  ({finds, ...project}) => {
    const {code, found} = look(project);
    const places = found.map(({file, line, kind, step}) => `${file}:${line} ${kind} ${step.id}`);
    expect(places).toEqual(finds);
    expect(code).toBe(/does-not|fails/.test(finds.join()) ? 1 : 0);
    for (const {step, todo, code: shown} of found) {
      expect(step.link).toMatch(new RegExp(`/tools/upgrade\\?\\S+#${step.id}$`));
      expect([todo, shown]).not.toContain('');
    }
  },
);

it('says what was found, what is needed and what to write', () => {
  const sets = "['expo-build-properties', {android: {kotlinVersion: '1.9.24'}}]";
  const files = {'app.config.js': `module.exports = {plugins: [${sets}]};`};
  const {found} = look({upgrade: '2.7.5 2.8.8', sdk: 54, files});
  expect(found[0]?.message).toMatch(
    /1\.9\.24, and below 2\.0 the Android build fails\. Play Billing 8/,
  );
  // The 2.0.21 of older SDKs would lower what this one has.
  expect(found[0]?.todo).toBe('Write `2.1.20`.');
});

it('has the versions of each SDK that the page about installing names', () => {
  const page = readFileSync(new URL('../../../../docs/installation.mdx', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| (\d+) \| (0\.\d+) \| ([\d.]+) \| ([\d.]+) \|/gm)];
  const known = expoSdks.map((sdk) => Object.values(sdk).join(' '));
  expect(rows.length).toBeGreaterThan(0);
  expect(known).toEqual(expect.arrayContaining(rows.map((row) => row.slice(1).join(' '))));
});
