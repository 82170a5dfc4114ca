import {mkdirSync, writeFileSync} from 'node:fs';
import {relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {array, object, optional, parse, string} from 'valibot';
import {beforeAll, expect, it} from 'vitest';
import {contractRoutes} from '../html/contractRoutes.ts';
import {ensureJava} from './findJava.ts';
import {type Finding, judge} from './judge.ts';
import {htmlFiles} from './pages.ts';
import {runJava} from './runJava.ts';

/** What the checker writes; a message without an address is about itself. */
const report = object({
  messages: array(
    object({url: optional(string()), message: string(), extract: optional(string())}),
  ),
});

beforeAll(() => ensureJava(), 600_000);

async function findIn(pages: readonly string[]): Promise<Finding[]> {
  const {messages} = parse(report, JSON.parse(await runJava(['--format', 'json', ...pages])));
  return messages.map(({url, message, extract}) => ({
    page: url === undefined ? 'the checker' : relative('build', fileURLToPath(url)),
    rule: message,
    place: extract ?? '',
  }));
}

it('X the Nu HTML checker finds nothing on any built page', {timeout: 240_000}, async () => {
  expect(htmlFiles.length).toBeGreaterThanOrEqual(contractRoutes.length);
  const findings = await findIn(htmlFiles.map((file) => `build/${file}`));
  expect(judge('Nu', findings)).toEqual([]);
});

it('X the Nu HTML checker finds what is planted, and reads every file it is given', async () => {
  mkdirSync('.cache/outside', {recursive: true});
  const planted = ['one', 'two'].map((name) => `.cache/outside/${name}.html`);
  const html = '<!doctype html><html lang="en"><title>T</title><p><img src="a.png"></p>';
  for (const file of planted) writeFileSync(file, html);
  const findings = await findIn(planted);
  expect(new Set(findings.map(({page}) => page)).size).toBe(planted.length);
  expect(findings.map(({rule}) => rule).join()).toContain('must have an “alt” attribute');
});
