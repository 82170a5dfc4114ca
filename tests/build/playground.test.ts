import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {LIST_OF_FILES, readFiles} from '../../src/playground/files.ts';
import {docsVersions} from '../../src/site/versions.ts';
import {FRAME_DOCUMENT, playableApps} from '../../src/site/playableApps.ts';
import {libraryVersions} from '../../src/simulator/versions.ts';
import {readBuild} from './readBuild.ts';
import {parsePolicy} from './readHeadersFile.ts';

/** What a reader downloads between the press and the running app, gzip. */
const PRESS_TO_APP = 120_000;

const list: unknown = JSON.parse(readFileSync(`build/${LIST_OF_FILES}`, 'utf8'));
const size = (file: string): number => gzipSync(readFileSync(`build/${file}`), {level: 9}).length;
const playable = docsVersions.filter(({patch}) => libraryVersions.some((name) => name === patch));

/** The chunk of the site that draws the playground: the only one that names the frame. */
const [stage = '', ...others] = readdirSync('build/assets/js').filter((name) =>
  readFileSync(`build/assets/js/${name}`, 'utf8').includes(LIST_OF_FILES),
);

describe.each(playable)('X a sample of $version', ({version}) => {
  const {bundle, appOf} = readFiles(list, version);

  it.each(playableApps)('$name costs little until it runs', ({name}) => {
    const parts = [LIST_OF_FILES, FRAME_DOCUMENT, bundle, appOf(name), `assets/js/${stage}`];
    const bytes = parts.reduce((sum, file) => sum + size(file), 0);
    console.info(`${version} ${name}: ${bytes} bytes from the press to the running app`);
    expect(bytes).toBeLessThanOrEqual(PRESS_TO_APP);
  });
});

it('X no page loads a byte of the playground before somebody asks for it', () => {
  expect(others).toEqual([]);
  const main = readdirSync('build/assets/js').filter((name) => /^(?:main|runtime)/.test(name));
  expect(main).not.toContain(stage);
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
