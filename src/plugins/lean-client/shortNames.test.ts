import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

type Loader = {readonly resourcePath: string; readonly addDependency: (file: string) => void};

const load = createRequire(import.meta.url);
const shortChunkNames: (source: string) => string = load('./shortChunkNames.cjs');
const shortRegistry: (this: Loader, source: string) => string = load('./shortRegistry.cjs');
const shortRoutes: (this: Loader, source: string) => string = load('./shortRoutes.cjs');

const list = JSON.stringify({
  '/a-868': {__comp: '1f391b9e', __context: {plugin: 'a7456010'}, content: 'e59f22d1'},
  '/b-811': {__comp: '1f391b9e', items: [{content: 'e59f22d1'}, {content: '72963efd'}]},
});

let folder = '';
let watched: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generated-'));
  writeFileSync(join(folder, 'routesChunkNames.json'), list);
  watched = [];
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const loaderOf = (file: string): Loader => ({
  resourcePath: join(folder, file),
  addDependency: (path) => watched.push(path),
});

it('numbers routes and parts in the order of the list', () => {
  expect(JSON.parse(shortChunkNames(list))).toEqual({
    '-0': {__comp: 0, __context: {plugin: 1}, content: 2},
    '-1': {__comp: 0, items: [{content: 2}, {content: 3}]},
  });
});

const line = (name: string, file: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${file}"), "${file}", require.resolveWeak("${file}")],\n`;

it('lists what loads the parts by their numbers, and nothing that browsers do not read', () => {
  const source = `export default {\n${line('a7456010', '@site/a \\"b\\".mdx')}${line('1f391b9e', '@theme/A')}${line('72963efd', '@site/c')}${line('e59f22d1', '@site/d').trimEnd()}};\n`;
  const short = shortRegistry.call(loaderOf('registry.js'), source);
  expect(short.split('\n').slice(1, 3)).toEqual([
    '[() => import(/* webpackChunkName: "1f391b9e" */ "@theme/A")],',
    '[() => import(/* webpackChunkName: "a7456010" */ "@site/a \\"b\\".mdx")],',
  ]);
  expect(short).not.toContain('resolveWeak');
  expect(watched).toEqual([join(folder, 'routesChunkNames.json')]);
});

it('counts the components of routes, and leaves the route for every other address', () => {
  const source =
    "export default [\ncomponent: ComponentCreator('/a', '868'),\ncomponent: ComponentCreator('/b', '811'),\nComponentCreator('*'),";
  expect(shortRoutes.call(loaderOf('routes.js'), source)).toBe(
    "let next = 0;\n\nexport default [\ncomponent: ComponentCreator('', next++),\ncomponent: ComponentCreator('', next++),\nComponentCreator('*'),",
  );
});

it('names what a list lacks', () => {
  expect(() =>
    shortRegistry.call(loaderOf('registry.js'), `export default {\n${line('1f391b9e', '@a')}};`),
  ).toThrow('registry.js has no line for the page part a7456010');
  expect(() => shortRoutes.call(loaderOf('routes.js'), "ComponentCreator('/b', '811')")).toThrow(
    'has /b-811 where routesChunkNames.json has /a-868',
  );
});
