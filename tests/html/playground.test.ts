import {readdirSync, readFileSync} from 'node:fs';
import {FRAME_DOCUMENT, LIST_OF_FILES, STAGE_STYLES} from 'playground-frame/addresses';
import {findFiles, type PlaygroundFiles} from 'playground-frame/files';
import {expect, it} from 'vitest';
import {latestVersion} from '../../src/site/versions.ts';
import {parsePolicy} from './readHeadersFile.ts';

const list: PlaygroundFiles = JSON.parse(readFileSync(`build/${LIST_OF_FILES}`, 'utf8'));

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
