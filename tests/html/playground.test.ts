import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {FRAME_DOCUMENT, LIST_OF_FILES, STAGE_STYLES} from 'playground-frame/addresses';
import {findFiles} from 'playground-frame/files';
import {describe, expect, it} from 'vitest';
import {playableVersions} from '../../src/plugins/playableVersions.ts';
import {appsOf} from '../../src/site/playableApps.ts';
import {latestVersion} from '../../src/site/versions.ts';
import {readScripts, scriptsLoadedFor} from './loadedScripts.ts';
import {readBuild} from './readBuild.ts';
import {parsePolicy} from './readHeadersFile.ts';

/**
 * What a reader downloads between the press and the running app, gzip; what is beside the phone comes afterwards. What takes
 * ways out of the frame before foreign code runs is 2 kB of it. Names of files alone change it by some 40 bytes.
 */
const PRESS_TO_APP = 125_600;
/** What comes on top of it when someone edits; what refuses code that could freeze the page is 1 kB of it. */
const PRESS_TO_EDITOR = 62_500;
/** TypeScript and the declarations, for someone who asks for them. */
const TYPE_CHECK = 1_100_000;

const list: unknown = JSON.parse(readFileSync(`build/${LIST_OF_FILES}`, 'utf8'));
const size = (file: string): number => gzipSync(readFileSync(`build/${file}`), {level: 9}).length;

const scripts = readScripts();
/** The scripts of the site in which a text of the source is. */
const scriptsWith = (text: string): string[] =>
  scripts.filter((script) => script.text.includes(text)).map(({file}) => file);

/** What draws the playground, and what comes with it. */
const [stage = '', ...others] = scriptsWith('Start over');
const forStage = scriptsLoadedFor(scripts, stage);
/** What draws the editor, and what comes with it beyond that. */
const forEditor = scriptsWith('Reset code')
  .flatMap((file) => scriptsLoadedFor(scripts, file))
  .filter((file) => !forStage.includes(file));

describe.each(playableVersions)('X a sample of $version', ({version}) => {
  it.each(appsOf(version))(
    '$name costs little until it runs, and little more to edit',
    ({name}) => {
      const {bundle, app, source, editor} = findFiles(list, version, name);
      const toRun = [LIST_OF_FILES, STAGE_STYLES, FRAME_DOCUMENT, bundle, app, ...forStage];
      const toEdit = [editor.script, editor.styles, source, ...forEditor];
      const [run = 0, edit = 0] = [toRun, toEdit].map((files) =>
        files.reduce((sum, file) => sum + size(file), 0),
      );
      console.info(
        `${version} ${name}: ${run} bytes from the press to the app, ${edit} to edit it`,
      );
      expect(run).toBeLessThanOrEqual(PRESS_TO_APP);
      expect(edit).toBeLessThanOrEqual(PRESS_TO_EDITOR);
    },
  );

  it('can be checked for what the button says', () => {
    const {checker} = findFiles(list, version, appsOf(version)[0]?.name ?? '');
    const bytes = size(checker.script) + size(checker.types);
    console.info(`${version}: ${bytes} bytes to check types`);
    expect(bytes).toBeLessThanOrEqual(TYPE_CHECK);
    expect(checker.bytes).toBeGreaterThanOrEqual(bytes);
  });
});

it('X the styles of the phone and of the editor read only what the style sheet of the site declares', () => {
  const {editor} = findFiles(list, latestVersion().version, 'basic-store');
  const [whole = ''] = readdirSync('build/assets/css').filter((name) => /^whole\./.test(name));
  const site = readFileSync(`build/assets/css/${whole}`, 'utf8');
  const tokens = new Set(readFileSync('src/css/tokens.css', 'utf8').match(/--[\w-]+(?=:)/g));
  for (const file of [STAGE_STYLES, editor.styles]) {
    const styles = readFileSync(`build/${file}`, 'utf8');
    const read = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    const own = read.filter((name) => tokens.has(name));
    expect(own.length, file).toBeGreaterThan(10);
    const missing = own.filter((name) => !site.includes(`${name}:`));
    expect([...new Set(missing)], file).toEqual([]);
  }
});

it('X no page loads a byte of the playground before someone asks for it', () => {
  expect(others).toEqual([]);
  expect(forStage).toContain(stage);
  expect(stage).not.toMatch(/\/(?:main|runtime)/);
  for (const {route, html} of readBuild()) {
    expect(html.includes('assets/play/'), route).toBe(false);
    expect(html.includes(stage), route).toBe(false);
  }
});

it('X the frame may evaluate the sample and reach nothing else', () => {
  const html = readFileSync(`build/${FRAME_DOCUMENT}`, 'utf8');
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  const directives = parsePolicy(policy);
  expect(directives.get('default-src')).toEqual(["'none'"]);
  for (const way of ['connect-src', 'frame-src', 'worker-src', 'font-src', 'media-src'])
    expect(directives.has(way), way).toBe(false);
  expect(directives.get('script-src')).toHaveLength(2);
  expect(html.match(/<script/g)).toHaveLength(1);
});
