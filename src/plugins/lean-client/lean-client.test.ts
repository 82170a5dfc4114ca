import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

const load = createRequire(import.meta.url);
const dropSettings: (source: string) => string = load('./dropSettings.cjs');
const dropPluginVersions: (source: string) => string = load('./dropPluginVersions.cjs');
const shortRegistry: (source: string) => string = load('./shortRegistry.cjs');

const ours = {
  ...{presets: [], plugins: [['p', {a: {}}]], themes: [], clientModules: [], markdown: {}},
  ...{scripts: [], headTags: [], stylesheets: [], staticDirectories: []},
  ...{onBrokenLinks: 'throw', onBrokenAnchors: 'warn', onDuplicateRoutes: 'warn'},
};
const generated = (settings: object) =>
  `/* generated */\nexport default ${JSON.stringify(settings, null, 2)};\n`;

it('leaves the settings that browsers read', () => {
  expect(dropSettings(generated({title: 'A', ...ours}))).toBe('export default {"title":"A"};');
});

it('fails when there is no such setting any more', () => {
  const {plugins, ...others} = ours;
  expect(plugins).toHaveLength(1);
  expect(() => dropSettings(generated(others))).toThrow('configuration has no plugins:');
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
  expect(dropPluginVersions(JSON.stringify(versions))).toBe('{"docusaurusVersion":"3"}');
  expect(() => dropPluginVersions('{"docusaurusVersion":"3"}')).toThrow('has no pluginVersions');
});
