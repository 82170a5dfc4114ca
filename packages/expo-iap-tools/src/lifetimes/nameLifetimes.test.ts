import {changesOf} from 'expo-iap-api-data/history/changes';
import type {Surface, SurfaceMember, SurfaceSymbol} from 'expo-iap-api-data/surface/surface';
import {describe, expect, it} from 'vitest';
import {tellLifetime} from './describeLifetime.ts';
import {lifetimesHtml} from './lifetimesHtml.ts';
import type {NameLifetime} from './nameLifetime.ts';
import {nameLifetimes} from './nameLifetimes.ts';

const member = (name: string): SurfaceMember => ({
  ...{name, role: 'field', type: 'string', optional: false, platform: 'both'},
});

const symbol = (name: string, ...members: string[]): SurfaceSymbol => ({
  ...{name, kind: 'type', exported: true, platform: 'both', signature: ''},
  members: members.map(member),
});

const surface = (patch: string, ...symbols: SurfaceSymbol[]): Surface => ({
  ...{version: patch, patch, symbols, nativeCodes: [], patches: [], history: []},
});

const history = changesOf(
  [
    {patch: '1.0.0', change: 'deprecated', names: 'load>fetch', removedIn: '3.0.0'},
    {patch: '1.0.1', change: 'added', names: 'Bill Order.token'},
    {patch: '1.0.1', change: 'renamed', names: 'load>fetch'},
    {patch: '1.1.0', change: 'removed', names: 'Order>Bill fetch'},
  ].map((row) => ({...row, evidence: 'history'})),
);
const surfaces = [
  surface('1.2.0', symbol('Bill', 'sum', 'tax'), symbol('Late'), symbol('Receipt', 'total')),
  surface('1.0.2', symbol('Bill', 'sum'), symbol('Order', 'sum', 'token'), symbol('fetch')),
  surface('1.0.0', symbol('Order', 'sum'), symbol('load'), symbol('Tab', 'total', 'tip')),
];
const facts = {
  history,
  compared: [],
  typeRenames: [
    {patch: '1.0.1', from: 'Tab', to: 'Check'},
    {patch: '1.1.0', from: 'Check', to: 'Receipt'},
  ],
};
const lifetimes = nameLifetimes(surfaces, facts);
const sentences = (found: NameLifetime | undefined): readonly string[] =>
  found ? tellLifetime(found, ({code}) => code) : [];
const life = (name: string) => lifetimes.find((one) => one.name === name);
const told = (name: string): readonly string[] => sentences(life(name));

describe('nameLives', () => {
  it('dates a name by the history', () => {
    expect(life('load')).toMatchObject({gone: {patch: '1.0.1'}});
    expect(life('load')?.since).toBeUndefined();
    expect(life('fetch')).toMatchObject({since: {patch: '1.0.1'}, gone: {patch: '1.1.0'}});
  });

  it('lets members come and go with their type, unless the history knows better', () => {
    expect(life('Bill.sum')).toMatchObject({since: {patch: '1.0.1'}});
    expect(life('Order.sum')).toMatchObject({gone: {patch: '1.1.0'}});
    expect(life('Order.token')).toMatchObject({since: {patch: '1.0.1'}, gone: {patch: '1.1.0'}});
  });

  it('names the documented patches around what only they show', () => {
    expect(life('Late')?.since).toEqual({after: '1.0.2', upTo: '1.2.0'});
  });

  it('tells a life in the order in which it went', () => {
    expect(told('fetch')).toEqual(['since 1.0.1, previously load', 'removed in 1.1.0']);
    // Announced for 3.0.0, and gone before.
    expect(told('load')).toEqual([
      'deprecated since 1.0.0, use fetch',
      'renamed in 1.0.1 to fetch',
    ]);
    expect(told('Order')).toEqual(['removed in 1.1.0, use Bill']);
    expect(told('Late')).toEqual(['since a patch after 1.0.2, by 1.2.0']);
  });
});

describe('a date that only the git history names', () => {
  const dated = nameLifetimes(surfaces, {...facts, compared: ['1.0.0', '1.0.2', '1.2.0']});
  const find = (name: string) => dated.find((one) => one.name === name);

  it('comes with the range that the compared releases prove', () => {
    expect(sentences(find('fetch'))).toEqual([
      'since 1.0.1 (after 1.0.0, by 1.0.2), previously load',
      'removed in 1.1.0 (after 1.0.2, by 1.2.0)',
    ]);
    expect(find('Order')?.gone).toEqual({patch: '1.1.0', range: {after: '1.0.2', upTo: '1.2.0'}});
    expect(sentences(find('Tab'))[0]).toMatch(/^renamed in 1\.0\.1 \(after 1\.0\.0, by 1\.0\.2\)/);
  });

  it('has no range where the changelog names it', () => {
    const listed = history.map((entry) => ({...entry, evidence: 'changelog'}) as const);
    const [first] = nameLifetimes(surfaces, {
      ...facts,
      history: listed,
      compared: ['1.0.0', '1.2.0'],
    })
      .filter(({name}) => name === 'fetch')
      .map(sentences);
    expect(first).toEqual(['since 1.0.1, previously load', 'removed in 1.1.0']);
  });
});

describe('a type that is not a root export', () => {
  it('is renamed, not removed, also in a patch that no surface shows', () => {
    expect(told('Tab')).toEqual(['renamed in 1.0.1 to Check']);
    expect(told('Check')).toEqual(['since 1.0.1, previously Tab', 'renamed in 1.1.0 to Receipt']);
    expect(told('Receipt')).toEqual(['since 1.1.0, previously Check']);
    expect(life('Tab')?.gone).toEqual({patch: '1.0.1'});
  });

  it('takes its members along, unless they went', () => {
    expect(told('Tab.total')).toEqual(['renamed in 1.0.1 to Check.total']);
    expect(told('Receipt.total')).toEqual(['since 1.1.0, previously Check.total']);
    expect(told('Check.tip')).toEqual(['since 1.0.1, previously Tab.tip', 'removed in 1.1.0']);
  });
});

describe('a type that is no longer exported and still declared', () => {
  const inner = {...symbol('Order', 'sum'), exported: false};
  const found = nameLifetimes(
    [surface('1.0.0', symbol('Order', 'sum', 'tip')), surface('1.1.0', inner, symbol('Bill'))],
    {
      history: changesOf([
        {patch: '1.1.0', change: 'added', names: 'Bill'},
        {patch: '1.1.0', change: 'removed', names: 'Order>Bill'},
      ]),
      compared: [],
      typeRenames: [{patch: '1.1.0', to: 'Late'}],
    },
  );
  const words = (name: string) => sentences(found.find((one) => one.name === name));

  it('is not called removed, nor are the members that it keeps', () => {
    expect(words('Order')).toEqual(['no longer exported since 1.1.0, use Bill']);
    expect(words('Order.sum')).toEqual([]);
    expect(words('Order.tip')).toEqual(['removed in a patch after 1.0.0, by 1.1.0']);
  });

  it('can come without having had another name', () => {
    expect(words('Late')).toEqual(['since 1.1.0']);
  });
});

describe('a member that a type takes over from another one', () => {
  const alias: SurfaceSymbol = {
    ...symbol('Price'),
    members: [{...member('sum'), declaredIn: 'Amount'}],
  };
  const found = nameLifetimes(
    [surface('1.0.0', symbol('Price', 'sum', 'tip')), surface('1.1.0', alias)],
    {history: [], compared: [], typeRenames: []},
  );
  const gone = (name: string) => found.find((one) => one.name === name)?.gone;

  it('is still there, and one that nothing declares is gone', () => {
    expect(gone('Price.sum')).toBeUndefined();
    expect(gone('Price.tip')).toEqual({after: '1.0.0', upTo: '1.1.0'});
  });
});

describe('lifeHtml', () => {
  const patches = ['1.0.0', '1.0.1', '1.0.2', '1.1.0', '1.2.0'];
  const {html, names} = lifetimesHtml(lifetimes, patches);

  it('has an anchor for each name, and what the filter asks for', () => {
    for (const name of names) expect(html).toContain(`id="${name}"`);
    expect(html).toContain('id="fetch" data-life="both type 1 2 2"');
    expect(html).toContain('id="Order.sum" data-life="both field 0 2 0"');
  });

  it('links names to each other', () => {
    expect(html).toContain('renamed in 1.0.1</span> to <a href="#fetch"><code>fetch</code></a>');
  });

  it('shows the facts as badges, and the words that follow them without a comma', () => {
    expect(html).toContain(
      '<p class="badges"><span>type</span> <span class="badge badge--since">since 1.0.1</span> previously ',
    );
    expect(html).toContain('deprecated since 1.0.0</span> use ');
    expect(html).toContain('>since a patch after 1.0.2, by 1.2.0</span></p>');
  });

  it('does not repeat at a member what became of its owner, and puts such members last', () => {
    expect(html).toMatch(/<li id="Order\.token" .*<li id="Order\.sum" data-life="[^"]*"><code>/);
  });

  it('gives a date that only the git history names a sign instead of its range', () => {
    const dated = nameLifetimes(surfaces, {...facts, compared: ['1.0.0', '1.0.2', '1.2.0']});
    expect(lifetimesHtml(dated, patches).html).toContain('removed in 1.1.0*</span>');
  });
});

it('dates no name after a patch that has it, where what declares it anew or takes it over is later', () => {
  const anew = nameLifetimes(surfaces, {
    ...{compared: [], typeRenames: []},
    history: changesOf([{patch: '1.1.0', change: 'added', names: 'Order'}]),
  });
  const order = anew.find(({name}) => name === 'Order');
  expect(order?.seen).toContain('1.0.0');
  expect(order?.since).toBeUndefined();
});
