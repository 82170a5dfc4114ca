import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {readDocs} from '../../client/docsData.ts';

const load = createRequire(import.meta.url);
const loader: (this: object, source: string) => string = load('./dropKeys.cjs');

const shortDocs: (this: object, source: string) => string = load('./shortDocs.cjs');

const dropKeys = (source: string, keys: readonly string[]): string =>
  loader.call({getOptions: () => ({keys}), resourcePath: 'generated/file'}, source);

it('leaves the settings that browsers read', () => {
  const settings = {title: 'A', plugins: [['p', {a: {}}]], markdown: {}, theme: {a: {b: 1, c: 2}}};
  const source = `/* generated */\nexport default ${JSON.stringify(settings, null, 2)};\n`;
  expect(dropKeys(source, ['plugins', 'markdown', 'theme.a.b'])).toBe(
    '/* generated */\nexport default {"title":"A","theme":{"a":{"c":2}}};\n',
  );
});

it('keeps the version of the site alone, and fails when there are no others', () => {
  const versions = {docusaurusVersion: '3', pluginVersions: {a: {type: 'package'}}};
  const keys = ['pluginVersions'];
  expect(dropKeys(JSON.stringify(versions), keys)).toBe('{"docusaurusVersion":"3"}');
  expect(() => dropKeys('{"docusaurusVersion":"3"}', keys)).toThrow(
    'generated/file has no pluginVersions',
  );
  expect(() => dropKeys('{"a":{"b":1}}', ['a.b', 'a.c', 'd.e'])).toThrow('has no a.c, d.e:');
});

it('lists docs pages by their ids, from which all else can be read again', () => {
  const page = (path: string, id: string) => ({id, path: `${path}/${id}`, sidebar: 'all'});
  const version = (name: string, path: string) => ({
    name,
    label: name,
    isLast: name === 'next',
    path,
    mainDocId: 'intro',
    docs: [page(path, 'intro'), {...page(path, 'api/index'), path: `${path}/api`}],
    draftIds: [],
  });
  const plugin = {
    path: '/docs',
    breadcrumbs: true,
    versions: [version('next', '/docs'), version('2', '/docs/2')],
  };
  const data = {'docusaurus-plugin-content-docs': {default: plugin}, other: {default: 1}};
  const context = {getOptions: () => ({reader: '/reader.ts'}), resourcePath: 'globalData.json'};
  const short = shortDocs.call(context, JSON.stringify(data));
  expect(short).toContain('"docs":["intro",{');
  const module = short.replace(/^import .*$/m, '').replace('export default', 'return');
  expect(new Function('readDocs', module)(readDocs)).toEqual(data);
  expect(() => shortDocs.call(context, '{"other":{}}')).toThrow('no list of docs pages');
});
