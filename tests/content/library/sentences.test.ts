import type {ErrorEntry} from 'expo-iap-api-data/errors/errorTypes';
import {loadErrors} from 'expo-iap-api-data/errors/loadErrors';
import {joinKnowledge, readKnowledge} from 'expo-iap-api-data/knowledge';
import {meanings} from 'expo-iap-api-data/meanings/meaningOf';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {markdownParser, parseReadable} from 'mdx-samples/page';
import {describe, expect, it} from 'vitest';
import {checkNames} from '../../../src/checks/names/names.ts';
import {checkProductNames} from '../../../src/checks/prose/productNames.ts';
import {
  checkSpelling,
  makeSpeller,
  readTerms,
  TERMS_FILE,
} from '../../../src/checks/prose/spelling.ts';
import {checkTone} from '../../../src/checks/prose/tone.ts';
import {docsVersions} from '../../../src/site/versions.ts';

// Marks put these into pages, whose checks read what an author wrote.

const versions = docsVersions.map(({version}) => version);
const errors = versions.map((version) => ({
  version,
  sentences: loadErrors(version).flatMap(sentencesOf),
}));
const texts: readonly string[] = [
  ...new Set([...meanings.map(({text}) => text), ...errors.flatMap(({sentences}) => sentences)]),
];
const rules = [
  checkSpelling(makeSpeller('.', readTerms(TERMS_FILE))),
  checkProductNames,
  checkTone,
];

/** Every sentence of an entry that may contain names or links. */
function sentencesOf(entry: ErrorEntry): readonly string[] {
  if (entry.kind === 'never') return [entry.instead];
  const {ios, android, charged, retry, tell, action} = entry;
  const triggers = [ios, android].flatMap((sent) => sent?.triggers ?? []);
  return [...triggers.map(({when}) => when), charged.because, retry.because, tell, action];
}

describe('the meanings and the sentences about error codes', () => {
  it.each(rules)('are written as pages are (%#)', (rule) => {
    const source = texts.join('\n\n');
    const page = parseReadable(
      {path: 'packages/api-data/src', kind: 'repository', version: '', source},
      markdownParser,
    );
    const problems = rule(page).map(({line, message}) => `${page.lines[line - 1]}: ${message}`);
    expect(problems).toEqual([]);
  });

  it('are whole sentences', () => {
    expect(texts.filter((text) => !/\w.*[.)"]$/s.test(text))).toEqual([]);
  });

  it.each(errors)('of $version name only what the version has', ({version, sentences}) => {
    const own = readKnowledge(loadSurface(version));
    const everywhere = joinKnowledge(
      versions.map((each) => readKnowledge(loadSurface(each))),
    ).names;
    const page = parseReadable({
      path: 'errors',
      kind: 'docs',
      version,
      source: sentences.join('\n\n'),
    });
    expect(checkNames(page, {own, everywhere, samples: new Set()})).toEqual([]);
  });
});
