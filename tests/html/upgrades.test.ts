import {platformNote} from 'expo-iap-api-data/platformNote';
import {isUpgradeTarget, latestPatch} from 'expo-iap-api-data/releaseLines';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {fitsFacts} from 'expo-iap-tools/fits/fitsFacts';
import {lineCells, sdkRows, sourceTables} from 'expo-iap-tools/fits/fitsWords';
import {nameLifetimes} from 'expo-iap-tools/lifetimes/nameLifetimes';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {factsFor, upgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';
import {findSections} from 'expo-iap-tools/search/findSections';
import {describe, expect, it} from 'vitest';
import {
  compatibilityPage,
  historyPage,
  laterPairs,
  pairPage,
  upgradePairs,
} from '../../src/site/toolPages.ts';
import {docsVersions, latestVersion} from '../../src/site/versions.ts';
import {openBuiltIndex} from './openBuiltIndex.ts';
import {attributes, pageAt, texts} from './pages.ts';

const newest = latestPatch('2.8');

describe.each(upgradePairs)('X the page from $from to $to', (pair) => {
  const page = pageAt(pairPage(pair).path);
  const anchors = new Set(attributes(page, '[id]', 'id'));
  const plan = planUpgrade(pair.from, pair.to, factsFor(pair.to));
  const hasReference = !isUpgradeTarget(pair.to);

  it('has every entry of its plan in the HTML', () => {
    const ids = [...plan.mustChange, ...plan.shouldChange, ...plan.new].map(({id}) => id);
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter((id) => !anchors.has(id))).toEqual([]);
  });

  it('has what every effect asks for, and every need of the build', () => {
    const text = page.$('article').text();
    const wanted = [
      ...plan.mustChange.flatMap(({effects}) => effects.flatMap(({todo}) => todo ?? [])),
      ...plan.install.map(({requirement}) => requirement.needs),
    ];
    expect(wanted.filter((words) => !text.includes(words.replaceAll('`', '')))).toEqual([]);
  });

  it('names the platform of every change that concerns one alone, and leads to the reference, if there is one', () => {
    const entries = plan.mustChange.filter(({effects}) => effects.length > 0);
    expect(entries.length).toBeGreaterThan(0);
    for (const {id, effects} of entries) {
      const heading = page.$(`[id="${id}"]`);
      const part = heading.add(heading.nextUntil('h2, h3, h4'));
      const links = part.find('a').toArray();
      const wanted = effects.flatMap(({platform, need}) =>
        need === 'must' && platform !== 'both' ? platformNote(platform) : [],
      );
      expect(
        wanted.filter((note) => !new RegExp(`${note}|On ${note.split(' ')[0]}`).test(part.text())),
        id,
      ).toEqual([]);
      expect(
        links.some(({attribs}) => attribs['href']?.startsWith('/docs/')),
        id,
      ).toBe(hasReference);
    }
  });

  it('shows old and new code', () => {
    const titles = texts(page, 'article figcaption span').map((title) => title.split(',')[0]);
    const before = titles.filter((title) => title === 'Before').length;
    expect(before).toBeGreaterThan(2);
    expect(titles.filter((title) => title === 'After')).toHaveLength(before);
  });
});

it('X the page of all lives has an anchor for each name, in the HTML', () => {
  const anchors = new Set(attributes(pageAt(historyPage.path), '[id]', 'id'));
  const surfaces = docsVersions.map(({version}) => loadSurface(version));
  const names = nameLifetimes(surfaces, upgradeFacts).map(({name}) => name);
  const exported = surfaces.flatMap(({symbols}) => symbols.filter((one) => one.exported));
  expect(names).toEqual(expect.arrayContaining(exported.map(({name}) => name)));
  expect(names.filter((name) => !anchors.has(name))).toEqual([]);
});

it('X the page about compatibility has the tables of the data, in the HTML', () => {
  const {$} = pageAt(compatibilityPage.path);
  const cells = (row: Parameters<typeof $>[0]) =>
    [...$(row).children()].map((cell) => $(cell).text());
  const read = [...$('table')].map((table) => [...$('tbody tr', table)].map(cells));
  const sources = sourceTables(fitsFacts).map(({rows}) =>
    rows.map((row) => row.map((cell) => cell.replaceAll('`', ''))),
  );
  expect(read).toEqual([sdkRows(fitsFacts), fitsFacts.lines.map(lineCells), ...sources]);
});

it.each([
  ['upgrade 2.7 to 2.8', {from: '2.7.5', to: newest}],
  ['upgrade from 2.6.3 to 2.7.5', {from: '2.6.3', to: '2.7.5'}],
  ...['migrate to 5', 'upgrade to 5.x'].map((query) => [query, laterPairs.at(-1)] as const),
] as const)('X the search finds "%s"', async (query, pair = {from: '', to: ''}) => {
  const index = await openBuiltIndex(latestVersion().version);
  const {hits} = await findSections(query, index);
  const shown = await Promise.all(hits.slice(0, 3).map((hit) => hit.data()));
  expect(shown.map(({url}) => url)).toContain(pairPage(pair).path);
});
