import {expect, it} from 'vitest';
import {accepted} from './accepted.ts';
import {judge} from './judge.ts';

const reason = 'It is wrong.';

it('X an accepted finding passes, another one of the same rule is named with its places', () => {
  const findings = ['<p>', '<b>', '<i>'].map((place) => ({page: '/a', rule: 'tags', place}));
  const list = [{tool: 'Nu', rule: 'tags', place: /<p>/, reason}] as const;
  expect(judge('Nu', findings, list)).toEqual(['tags, 2 times on 1 pages:\n  /a: <b>\n  /a: <i>']);
  expect(judge('Nu', findings, [{tool: 'Nu', rule: 'tags', reason}])).toEqual([]);
});

it('X an accepted finding that no longer occurs fails', () => {
  expect(judge('Nu', [], [{tool: 'Nu', rule: 'tags', reason}])).toEqual([
    'Nu no longer finds "tags": delete it from tests/outside/accepted.ts.',
  ]);
  expect(judge('Lighthouse', [], [{tool: 'Nu', rule: 'tags', reason}])).toEqual([]);
});

it('X every accepted finding has a reason', () => {
  expect(accepted.filter(({reason}) => reason.length < 40)).toEqual([]);
});
