import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {isPageFile} from '../../src/site/playableApps.ts';
import {deskPage, historyPage, pairPage, upgradePairs} from '../../src/site/toolPages.ts';
import {docsVersions} from '../../src/site/versions.ts';
import {readBuiltRoutes} from './builtRoutes.ts';
import {readScripts} from './loadedScripts.ts';
import {routeOf} from './readBuild.ts';

/** What a scan reads of the releases, gzip. */
const MOST_BYTES = 14_000;

const own = [deskPage, historyPage, ...upgradePairs.map(pairPage)].map(({path}) => path);
const scripts = readScripts();
const pages = readdirSync('build', {recursive: true, encoding: 'utf8'})
  .filter(isPageFile)
  .map((file) => ({route: routeOf(file), html: readFileSync(`build/${file}`, 'utf8')}));
const others = pages.filter(({route}) => !own.includes(route));

/** The table of routes in `main`: what each needs, and the chunks that bring it. */
const main = scripts.find(({file}) => /\/main\./.test(file))?.text ?? '';
const routes = readBuiltRoutes(main);
const chunksOf = (isOwn: boolean): ReadonlySet<string> =>
  new Set(routes.filter(({route}) => own.includes(route) === isOwn).flatMap(({chunks}) => chunks));
const shared = chunksOf(false);
const ofRoutes = [...chunksOf(true)].filter((chunk) => !shared.has(chunk));
const bringing = (wanted: readonly string[]): typeof scripts =>
  scripts.filter(({chunks}) => chunks.some((chunk) => wanted.includes(chunk)));
/** The desk starts its worker by the name of the chunk. */
const worker = bringing(ofRoutes).flatMap(({text}) =>
  [...text.matchAll(/new Worker\(new URL\(\w+\.p\+\w+\.u\("([\w-]+)"\)/g)].map(([, id = '']) => id),
);
const runtime = scripts.find(({file}) => /\/runtime~main\./.test(file))?.text ?? '';
/** A worker is a separate script, so only the list of all chunks knows its file. */
const workerFiles = worker.map((id) => {
  const [, name] = new RegExp(`\\b${id}"?:"(\\w+)"`).exec(runtime) ?? [];
  return `assets/js/${name}.js`;
});
const deskChunks = [...ofRoutes, ...worker];
const deskScripts = scripts.filter(
  (script) => bringing(ofRoutes).includes(script) || workerFiles.includes(script.file),
);
const files = (list: typeof scripts): string[] => list.map(({file}) => file);

/** The classes of the style modules in some scripts. */
const classesIn = (list: typeof scripts): string[] =>
  list.flatMap(({text}) => text.match(/\bc_\w{5}\b/g) ?? []);

describe('X no byte of the upgrade desk is on another page', () => {
  it('has found the desk, and the pages around it', () => {
    expect(routes.map(({route}) => route)).toEqual(expect.arrayContaining(own));
    expect(others.length).toBeGreaterThan(100);
    expect(deskScripts.length).toBeGreaterThan(own.length);
  });

  it.each([
    ['what draws a plan', 'It compiles but behaves differently'],
    ['plans and their facts', 'finish-by-token'],
    ['the lives of all names', 'data-life'],
  ])('loads %s only with its own routes', (_what, text) => {
    const having = scripts.filter((script) => script.text.includes(text));
    expect(having.length).toBeGreaterThan(0);
    expect(files(having).filter((file) => !files(deskScripts).includes(file))).toEqual([]);
  });

  it('names its scripts in no other page, and imports them nowhere but in the table of routes', () => {
    const named = others.filter(({html}) => deskScripts.some(({file}) => html.includes(file)));
    expect(named.map(({route}) => route)).toEqual([]);
    const importing = scripts.filter(
      ({file, text}) =>
        !/\/main\./.test(file) && deskChunks.some((chunk) => text.includes(`.e("${chunk}")`)),
    );
    expect(files(importing).filter((file) => !files(deskScripts).includes(file))).toEqual([]);
  });

  it('starts the worker that reads code nowhere else', () => {
    expect(worker).toHaveLength(1);
    const naming = scripts.filter(({text}) => worker.some((id) => text.includes(`.u("${id}")`)));
    expect(files(naming).filter((file) => !files(bringing(ofRoutes)).includes(file))).toEqual([]);
  });

  it('loads what a scan reads of the releases as one small file', () => {
    const [name = ''] = readdirSync('build/assets/desk');
    const text = readFileSync(`build/assets/desk/${name}`);
    const bytes = gzipSync(text, {level: 9}).length;
    console.info(`${name}: ${bytes} bytes`);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    const releases: {patch: string}[] = JSON.parse(text.toString());
    expect(releases.map(({patch}) => patch)).toEqual(docsVersions.map(({patch}) => patch));
    const naming = scripts.filter((script) => script.text.includes(`assets/desk/${name}`));
    expect(files(naming).filter((file) => !files(deskScripts).includes(file))).toEqual([]);
  });

  it('has none of its styles in another page', () => {
    const elsewhere = classesIn(scripts.filter((script) => !deskScripts.includes(script)));
    const classes = classesIn(deskScripts).filter((name) => !elsewhere.includes(name));
    expect(classes.length).toBeGreaterThan(0);
    const used = new RegExp(`\\b(?:${classes.join('|')})\\b`);
    expect(pages.filter(({html}) => used.test(html)).map(({route}) => route)).toContain(own[0]);
    expect(others.filter(({html}) => used.test(html)).map(({route}) => route)).toEqual([]);
  });
});
