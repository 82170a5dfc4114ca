import {expect, it} from 'vitest';
import {readReport} from './readReport.ts';

const view = {
  time: 0,
  obeyed: 1,
  running: true,
  blank: false,
  sheet: null,
  acts: [{act: 'kill'}],
  ledger: [],
  faults: [],
  screen: 'Buy',
  buttons: ['Buy'],
};

it('reads what the frame reports', () => {
  expect(readReport({type: 'view', view})).toEqual({type: 'view', view});
  const line = {time: 1, place: 'app', what: 'calls initConnection', details: ''};
  expect(readReport({type: 'log', lines: [line]})).toEqual({type: 'log', lines: [line]});
});

it.each([
  ['nothing', undefined],
  ['another type', {type: 'navigate', address: 'https://example.com'}],
  ['an act that the page does not know', {type: 'view', view: {...view, acts: [{act: 'erase'}]}}],
  ['a text of endless length', {type: 'problem', message: 'x'.repeat(100_000)}],
  ['a flood in one message', {type: 'log', lines: Array.from({length: 10_000}, () => ({}))}],
  ['markup where a number belongs', {type: 'view', view: {...view, time: '<img>'}}],
  ['an object with traps', new Proxy({}, {get: () => 'x'})],
])('ignores %s', (_, data) => {
  expect(readReport(data)).toBeUndefined();
});
