import {expect, it} from 'vitest';
import {
  boolean,
  list,
  nullable,
  number,
  object,
  only,
  optional,
  record,
  text,
} from './readValue.ts';

const isUp = (value: unknown): value is 'up' => value === 'up';

it.each([
  ['a number', number, 1.5],
  ['a boolean', boolean, false],
  ['a text', text(3), 'abc'],
  ['a list', list(number, 2), [1, 2]],
  ['a record', record(number), {a: 1}],
  ['one of some values', only(isUp), 'up'],
  ['nothing where it may be', optional(number), undefined],
  ['null where it may be', nullable(number), null],
])('reads %s', (_, read, value) => {
  expect(read(value)).toEqual(value);
});

it.each([
  ['a number that is none', number, Number.NaN],
  ['a number as text', number, '1'],
  ['a boolean as text', boolean, 'true'],
  ['a text that is too long', text(2), 'abc'],
  ['a list that is too long', list(number, 1), [1, 2]],
  ['a list of something else', list(number, 2), ['1']],
  ['a list with holes', list(number, 2), Array(2)],
  ['an object instead of a list', list(number, 2), {length: 1}],
  ['a record of something else', record(number), {a: 'x'}],
  ['null instead of a record', record(number), null],
  ['another value', only(isUp), 'down'],
  ['something else than nothing', optional(number), null],
  ['something else than null', nullable(number), undefined],
  ['a text instead of an object', object(Object.keys), 'abc'],
])('refuses %s', (_, read, value) => {
  expect(() => read(value)).toThrow('another form');
});

it('leaves behind what nobody asked for', () => {
  const read = object(({name}) => ({name: text()(name)}));
  expect(read({name: 'a', key: 'b'})).toEqual({name: 'a'});
});
