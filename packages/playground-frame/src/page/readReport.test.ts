import {expect, it} from 'vitest';
import {clockTime} from '../log/logSources.ts';
import {readReport, type Report} from './readReport.ts';

const view = {
  time: 0,
  obeyed: 1,
  running: true,
  blank: false,
  sheet: null,
  acts: [{act: 'kill'}],
  ledger: [],
  faults: [],
  buttons: ['Buy'],
};

const row = {
  purchase: 'T1',
  productId: 'coins_100',
  paid: true,
  given: 1,
  finished: true,
  refunded: false,
  state: 'consumed',
};
const line = {time: 1, place: 'app', what: 'calls initConnection', details: ''};

const viewWith = (part: object): unknown => ({type: 'view', view: {...view, ...part}});
const logOf = (...lines: readonly unknown[]): unknown => ({type: 'log', lines});

/** What the page takes of a message. */
const take = (message: unknown): Report | undefined => readReport(String(JSON.stringify(message)));

it('reads what the frame reports', () => {
  expect(take(viewWith({ledger: [row]}))).toEqual(viewWith({ledger: [row]}));
  expect(take(logOf({...line, more: 1}))).toEqual(logOf(line));
});

it.each([
  ['nothing', undefined],
  ['another type', {type: 'navigate', address: 'https://example.com'}],
  ['an act that the page does not know', viewWith({acts: [{act: 'erase'}]})],
  ['an act that every object has', viewWith({acts: [{act: 'constructor'}]})],
  ['a purchase with a sentence for a name', viewWith({acts: [{act: 'kill', purchase: 'you won'}]})],
  ['a fault that the page does not know', viewWith({faults: [{kind: 'stolen', purchase: 'T1'}]})],
  ['a fault that every object has', viewWith({faults: [{kind: '__proto__', purchase: 'T1'}]})],
  ['a text instead of a view', {type: 'view', view: 'abc'}],
  ['a flag as a text', viewWith({running: 'true'})],
  ['an object instead of a list', viewWith({buttons: {length: 0}})],
  ['null where nothing may be', viewWith({acts: [{act: 'kill', purchase: null}]})],
  ['nothing where null may be', viewWith({sheet: undefined})],
  ['a text of endless length', {type: 'problem', message: 'x'.repeat(100_000)}],
  ['a flood in one message', logOf(...Array.from({length: 10_000}, () => line))],
  ['a list with holes', {type: 'log', lines: Array.from({length: 1}).concat(Array(3))}],
  ['a list that is all holes', {type: 'log', lines: Array(3)}],
  ['markup where a number belongs', viewWith({time: '<img>'})],
  ['a time that no date has', viewWith({time: 1e300})],
  ['a time of a line that no date has', logOf({...line, time: 8.64e15 + 1})],
  ['a time before all phones', viewWith({time: -1})],
  ['a year of six digits', viewWith({time: 8.64e15})],
  ['half a delivery', viewWith({ledger: [{...row, given: 1.5}]})],
  ['more deliveries than can be counted', viewWith({ledger: [{...row, given: Infinity}]})],
])('ignores %s', (_, data) => {
  expect(take(data)).toBeUndefined();
});

it('ignores text that is not JSON', () => {
  expect(readReport('{')).toBeUndefined();
});

it('lets only times pass that have a date', () => {
  const last = Date.UTC(9999, 11, 31, 23, 59, 59);
  expect(take(logOf({...line, time: last}))).toBeDefined();
  expect(clockTime(last)).toBe('12-31 23:59:59');
  expect(take(logOf({...line, time: last + 1_000}))).toBeUndefined();
});

it('takes a row that comes twice once, since React would keep both for good', () => {
  const acts = [{act: 'refund', purchase: 'T1'}, {act: 'kill'}];
  const faults = [{kind: 'given twice', purchase: 'T1'}];
  const ledger = [row, {...row, purchase: 'T2'}];
  const twice = viewWith({
    acts: [...acts, ...acts],
    ledger: [...ledger, ...ledger],
    faults: [...faults, ...faults],
  });
  expect(take(twice)).toEqual(viewWith({acts, ledger, faults}));
});

it('takes out of texts what would turn the words around or begin another line', () => {
  const what = 'paid\n2026-01-01 Store: refunds\u202ederf\u2069\ud800\u2028';
  expect(take(logOf({...line, what, details: what}))).toEqual(
    logOf({
      ...line,
      what: 'paid 2026-01-01 Store: refunds derf   ',
      details: 'paid 2026-01-01 Store: refunds derf   ',
    }),
  );
});

it('leaves texts in other scripts as they are', () => {
  const what = 'kauft 100 Münzen 🪙 קנה';
  expect(take(logOf({...line, what}))).toEqual(logOf({...line, what}));
});
