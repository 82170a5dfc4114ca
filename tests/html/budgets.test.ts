import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {FRAME_DOCUMENT, LIST_OF_FILES, STAGE_STYLES} from 'playground-frame/addresses';
import {findFiles, type PlaygroundFiles} from 'playground-frame/files';
import {describe, expect, it} from 'vitest';
import {playableVersions} from '../../src/plugins/playableVersions.ts';
import {commandFile} from '../../src/site/commandFile.ts';
import {appsOf} from '../../src/site/playableApps.ts';
import {deskPage, historyPage, pairPage, upgradePairs} from '../../src/site/toolPages.ts';
import {SERVER_PAGE} from '../../src/site/tools.ts';
import {docsVersions} from '../../src/site/versions.ts';
import {docsRoutes} from './contractRoutes.ts';
import {readScripts, scriptsLoadedFor} from './loadedScripts.ts';
import {pageAt, readPages, texts} from './pages.ts';
import {sectionText} from './sectionText.ts';

const gzip = (content: string | Buffer): number => gzipSync(content, {level: 9}).length;
const read = (file: string): Buffer => readFileSync(`build/${file}`);
const total = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzip(read(file)), 0);
const pages = readPages();
const docs = docsRoutes.map((route) => gzip(pageAt(route).html)).sort((a, b) => a - b);
const firstStyles = /<style data-first-view>(.*?)<\/style>/s;
/** A page up to the end of its title and first paragraph, with all that it waits for. */
const firstText = /^.*?<h1.*?<p[ >].*?(?:<\/p>|<template )/s;
const largest = (find: RegExp, within = pages): number =>
  Math.max(...within.map(({html}) => gzip(find.exec(html)?.[0] ?? html)));
const scripts = readScripts();
const named = (folder: string, start: string): string[] =>
  readdirSync(`build/${folder}`)
    .filter((name) => name.startsWith(start))
    .map((name) => `${folder}/${name}`);

/**
 * What a reader loads and the most that it may be, in bytes as a server sends them with gzip. Every page lists all versions,
 * and `main` the route of each page. Hashes in the names of files alone change a size by up to 40 bytes.
 */
const budgets: Readonly<Record<string, readonly [measured: number, most: number]>> = {
  'half of the docs pages': [
    docs[docs.length >> 1] ?? Infinity,
    30_360 + 190 * docsVersions.length,
  ],
  'the largest docs page, which prints a whole app': [
    docs.at(-1) ?? Infinity,
    38_080 + 190 * docsVersions.length,
  ],
  // With the headers of the response this is what a server sends before it hears from the browser again.
  'the first text of a docs page': [
    largest(firstText, docsRoutes.map(pageAt)),
    13_420 + 180 * docsVersions.length,
  ],
  // One round trip, for posts too, whose header has a line more.
  'the first text of any page': [largest(firstText), 14_200],
  'the home page': [gzip(pageAt('/').html), 18_930 + 40 * docsVersions.length],
  'the largest post': [
    Math.max(...pages.filter(({route}) => /^\/blog\/v/.test(route)).map(({html}) => gzip(html))),
    24_600 + 50 * docsVersions.length,
  ],
  'the styles of the first text': [largest(firstStyles), 7_970],
  'the whole style sheet': [total(named('assets/css', 'whole.')), 18_450],
  'the scripts of every visitor, with the framework': [
    total([...named('assets/js', 'main.'), ...named('assets/js', 'runtime~main.')]),
    116_050 + 67 * docsRoutes.length,
  ],
  'elements of the largest page': [Math.max(...pages.map(({$}) => $('*').length)), 4_060],
  // The names and types of every patch that is installed.
  'what a scan reads of the releases': [total(named('assets/desk', 'releases.')), 20_000],
  // With those that only upgrades lead to, for whoever upgrades to one; then what the plan of that is made of.
  'what a scan reads of all releases': [total(named('assets/desk', 'all-releases.')), 44_000],
  'what a plan for a later release reads': [total(named('assets/desk', 'later.')), 26_000],
  'the command, as a download': [read(commandFile('.')).length, 3_000_000],
};

it.each(Object.entries(budgets))('X %s costs no more than its budget', (_, [measured, most]) => {
  expect(measured).toBeLessThanOrEqual(most);
});

it('X the page about the server has at most 1,500 words, tables included, and 12 kB of code', () => {
  const page = pageAt(SERVER_PAGE);
  const code = texts(page, 'article pre').join('\n');
  const $ = load(page.html, {scriptingEnabled: false});
  $('article').find('pre, script, style, template').remove();
  const words = sectionText({...page, $}, '')?.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
  expect(words).toContain('Install');
  expect(words.length).toBeLessThanOrEqual(1500);
  expect(code).toContain('createPurchaseServer');
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(12_000);
});

/** The scripts in which a text of the source is. */
const scriptsWith = (text: string): string[] =>
  scripts.filter((script) => script.text.includes(text)).map(({file}) => file);
/** What draws the playground, and what comes with it; then what draws the editor, and what comes with that beyond it. */
const stage = scriptsWith('Start over');
const forStage = stage.flatMap((file) => scriptsLoadedFor(scripts, file));
const forEditor = scriptsWith('Reset code')
  .flatMap((file) => scriptsLoadedFor(scripts, file))
  .filter((file) => !forStage.includes(file));

describe.each(playableVersions)('X a sample of $version', ({version}) => {
  it.each(appsOf(version))(
    '$name costs little until it runs, and little more to edit',
    ({name}) => {
      const list: PlaygroundFiles = JSON.parse(read(LIST_OF_FILES).toString());
      const {bundle, app, source, editor, checker} = findFiles(list, version, name);
      const toRun = [LIST_OF_FILES, STAGE_STYLES, FRAME_DOCUMENT, bundle, app, ...forStage];
      // What takes ways out of the frame before foreign code runs is 2 kB of it, and plan changes of Google another 2 kB; 0.7 kB are panels
      // that two phones share.
      expect(total(toRun)).toBeLessThanOrEqual(129_700);
      expect(total([editor.script, editor.styles, source, ...forEditor])).toBeLessThanOrEqual(
        62_500,
      );
      // TypeScript and the declarations, for someone who asks for them; the button says how much it is.
      const check = total([checker.script, checker.types]);
      expect(check).toBeLessThanOrEqual(1_100_000);
      expect(checker.bytes).toBeGreaterThanOrEqual(check);
    },
  );
});

describe('X no other page loads a byte of', () => {
  const own = [deskPage, historyPage, ...upgradePairs.map(pairPage)].map(({path}) => path);
  const shared = /assets\/js\/(?:main|runtime~main)\./;

  it.each([
    ['the playground', ['Start over', 'Reset code'], new Array<string>()],
    ['the upgrade desk', ['It compiles but behaves differently', 'finish-by-token'], own],
  ])('%s', (_, words, routes) => {
    const files = words.flatMap(scriptsWith);
    expect(files.length).toBeGreaterThanOrEqual(words.length);
    expect(files.filter((file) => shared.test(file))).toEqual([]);
    const having = pages.filter(({html}) => files.some((file) => html.includes(file)));
    expect(having.map(({route}) => route).filter((route) => !routes.includes(route))).toEqual([]);
  });
});
