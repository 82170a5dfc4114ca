import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

const load = createRequire(import.meta.url);
const loader: (this: object, source: string) => string = load('./dropKeys.cjs');
const shortRegistry: (source: string) => string = load('./shortRegistry.cjs');

const dropKeys = (source: string, keys: readonly string[]): string =>
  loader.call({getOptions: () => ({keys}), resourcePath: 'generated/file'}, source);

it('leaves the settings that browsers read', () => {
  const settings = {title: 'A', plugins: [['p', {a: {}}]], markdown: {}};
  const source = `/* generated */\nexport default ${JSON.stringify(settings, null, 2)};\n`;
  expect(dropKeys(source, ['plugins', 'markdown'])).toBe(
    '/* generated */\nexport default {"title":"A"};\n',
  );
});

const line = (name: string, file: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;

it('takes the names of files out of the list of page parts', () => {
  const source = `export default {\n${line('a7456010', '@site/a \\"b\\".mdx')}\n${line('1f391b9e', '@theme/A')}};\n`;
  expect(shortRegistry(source).split('\n')).toEqual([
    'export default {',
    '  "a7456010": [() => import(/* webpackChunkName: "a7456010" */ "@site/a \\"b\\".mdx")],',
    '  "1f391b9e": [() => import(/* webpackChunkName: "1f391b9e" */ "@theme/A")],};',
    '',
  ]);
});

it('fails at a line that it cannot read, and when there is none', () => {
  const other =
    '  "1f391b9e": {load: () => import("@theme/A"), weak: require.resolveWeak("@theme/A")},';
  expect(() => shortRegistry(`${line('a7456010', '@site/a')}\n${other}`)).toThrow(other);
  expect(() => shortRegistry('export default {};')).toThrow('cannot read: export default {};');
});

it('keeps the version of the site alone, and fails when there are no others', () => {
  const versions = {docusaurusVersion: '3', pluginVersions: {a: {type: 'package'}}};
  const keys = ['pluginVersions'];
  expect(dropKeys(JSON.stringify(versions), keys)).toBe('{"docusaurusVersion":"3"}');
  expect(() => dropKeys('{"docusaurusVersion":"3"}', keys)).toThrow(
    'generated/file has no pluginVersions',
  );
});
