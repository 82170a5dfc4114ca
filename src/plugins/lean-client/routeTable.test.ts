import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {changeNumbers, type Kind, readTable, type Row} from '../../client/router/routeTable.ts';

const routeTable: (this: object, source: string) => string = createRequire(import.meta.url)(
  './routeTable.cjs',
);

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {path: '/blog', component: ComponentCreator('/blog', '811'), exact: true},
  {
    path: '/docs',
    component: ComponentCreator('/docs', '730'),
    routes: [
      {path: '/docs/api', component: ComponentCreator('/docs/api', '3b7'), exact: true, sidebar: "all"},
      {path: '/docs/intro', component: ComponentCreator('/docs/intro', '89a'), exact: true, sidebar: "all"},
      {path: '/docs/types', component: ComponentCreator('/docs/types', '024'), exact: true, sidebar: "all"},
    ]
  },
  {path: '*', component: ComponentCreator('*')},
];
`;

const names = {
  '/blog-811': {__comp: 'a6', items: [{content: '72'}, {content: 'f2'}], __context: {plugin: '36'}},
  '/docs-730': {__comp: 'a7', __context: {plugin: '36'}},
  '/docs/api-3b7': {__comp: '17', content: '9d'},
  '/docs/intro-89a': {__comp: '17', content: 'f8'},
  '/docs/types-024': {__comp: '17', content: 'e1'},
};

const registered = (name: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}"), "@site/${name}", require.resolveWeak("@site/${name}")],`;

let folder = '';
let watched: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generated-'));
  watched = [];
  writeFileSync(join(folder, 'routesChunkNames.json'), JSON.stringify(names));
  register(['17', '36', '72', '9d', 'a6', 'a7', 'e1', 'f2', 'f8']);
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

function register(parts: string[]): void {
  const lines = parts.map(registered).join('\n');
  writeFileSync(join(folder, 'registry.js'), `export default {\n${lines}};\n`);
}

const run = (source: string): string =>
  routeTable.call(
    {
      resourcePath: join(folder, 'routes.js'),
      addDependency: (file: string) => watched.push(file),
      getOptions: () => ({reader: '/reader.tsx'}),
    },
    source,
  );

it('makes a table from which the routes and their parts can be read again', () => {
  const module = run(routes)
    .replace(/^import .*$/m, '')
    .replace('export default', 'return');
  // A name in the place of the function that loads it shows which loader a number leads to.
  const named = module.replace(/\(\) => import\([^"]*"(\w*)" \*\/ "[^"]*"\)/g, '"$1"');
  const read = new Function('readRoutes', named);
  const table = read((kinds: Kind[], rows: Row[], parts: string[]) =>
    readTable(kinds, rows, (numbers) => changeNumbers(numbers, (part) => parts[part])),
  );
  expect(table).toEqual([
    {path: '/blog', component: names['/blog-811'], exact: true},
    {
      path: '/docs',
      component: names['/docs-730'],
      routes: [
        {path: '/docs/api', component: names['/docs/api-3b7'], exact: true, sidebar: 'all'},
        {path: '/docs/intro', component: names['/docs/intro-89a'], exact: true, sidebar: 'all'},
        {path: '/docs/types', component: names['/docs/types-024'], exact: true, sidebar: 'all'},
      ],
    },
  ]);
  expect(watched.map((file) => file.slice(folder.length + 1))).toEqual([
    'routesChunkNames.json',
    'registry.js',
  ]);
});

it('says a page by its path, a kind that it shares, and what loads it', () => {
  expect(run(routes)).toContain('["/intro",3],["/types",3]');
});

it('fails at anything that it does not know', () => {
  expect(() => run(routes.replace("'3b7'", "'000'"))).toThrow(
    'the route /docs/api-000 without parts',
  );
  expect(() => run(routes.replace("'/docs/api',", "'/docs/:name',"))).toThrow(
    'the route /docs/:name',
  );
  expect(() => run(routes.replace("'/docs/api',", "'/api',"))).toThrow('has the route /api');
  expect(() => run(routes.replaceAll("'*'", "'/rest'"))).toThrow('every other address');
  register(['17']);
  expect(() => run(routes)).toThrow('has the part a6, which the registry beside it lacks');
});
