import {findSections} from 'expo-iap-tools/search/findSections';
import {describe, expect, it} from 'vitest';
import {environment} from '../../src/plugins/environment.ts';
import {type DocsVersion, docsVersions, versionRoot} from '../../src/site/versions.ts';
import {type FactPlace, placesIn, readQuestions, readSixty} from '../questions/readQuestions.ts';
import {deadEnd} from './deadEnd.ts';
import {openBuiltIndex} from './openBuiltIndex.ts';
import {findPage} from './pages.ts';
import {sectionText} from './sectionText.ts';

const questions = readQuestions();
// A version that is not released yet repeats the one it came from.
const released = docsVersions.filter(({status}) => status !== 'next');
/** At least this part of the questions finds its answer among the first three results. */
const FOUND_BY_SEARCH = 0.95;
const MOST_QUESTIONS_SHOWN = 40;

describe.each(released)('the pages of $version', (entry) => {
  const asked = questions.filter(({versions}) => versions.includes(entry.version));

  it('have every fact of every answer', () => {
    const missing = asked.flatMap((question) =>
      placesIn(question, entry.version)
        .map(({says, place}) => ({says, problem: problemOf(entry, place)}))
        .filter(({problem}) => problem !== undefined)
        .map(({says, problem}) => `${question.id}: ${problem} (${says})`),
    );
    expect(missing).toEqual([]);
  });
});

it.each(released)('the words of a question find its answer in $version', async (entry) => {
  const asked = questions.filter(({versions}) => versions.includes(entry.version));
  const index = await openBuiltIndex(entry.version);
  const lost: string[] = [];
  for (const question of asked) {
    const {hits} = await findSections(question.query, index);
    const first = await Promise.all(hits.slice(0, 3).map((hit) => hit.data()));
    const wanted = addressesOf(entry, placesIn(question, entry.version));
    if (!first.some(({url}) => wanted.has(url)))
      lost.push(`${question.id}: "${question.query}" leads to ${first.map(({url}) => url)}`);
  }
  const found = 1 - lost.length / asked.length;
  expect(found, lost.slice(0, MOST_QUESTIONS_SHOWN).join('\n')).toBeGreaterThanOrEqual(
    FOUND_BY_SEARCH,
  );
});

it.each(released)('$version has the places that answer the sixty first questions', (entry) => {
  const lost = readSixty()
    .filter(({versions}) => versions.includes(entry.version))
    .flatMap(({place}) => deadEnd(`${environment.url}${versionRoot(entry)}/${place}`) ?? []);
  expect(lost).toEqual([]);
});

function problemOf(entry: DocsVersion, place: FactPlace | undefined): string | undefined {
  if (!place) return 'no page is named for a fact';
  const route = routeOf(entry, place);
  const page = findPage(route);
  if (!page) return `there is no page ${route}`;
  const text = sectionText(page, place.anchor)?.toLowerCase();
  if (text === undefined) return `${route} has no anchor "${place.anchor}"`;
  const lacks = place.words.filter((word) => !text.includes(word.toLowerCase()));
  const has = (place.not ?? []).filter((word) => text.includes(word.toLowerCase()));
  if (lacks.length > 0) return `${route}#${place.anchor} lacks "${lacks.join('", "')}"`;
  if (has.length > 0) return `${route}#${place.anchor} has "${has.join('", "')}"`;
  return undefined;
}

/** The tools belong to no version: their pages are named by the whole address. */
function routeOf(entry: DocsVersion, {page}: FactPlace): string {
  return page.startsWith('/') ? page : `${versionRoot(entry)}/${page}`;
}

/** The addresses that answer a question: the sections of its facts, and the pages for facts of a whole page. */
function addressesOf(entry: DocsVersion, places: ReturnType<typeof placesIn>): ReadonlySet<string> {
  return new Set(
    places.flatMap(({place}) =>
      place ? [`${routeOf(entry, place)}${place.anchor === '' ? '' : `#${place.anchor}`}`] : [],
    ),
  );
}
