import {expect, it} from 'vitest';
import {LazyProperties} from './lazyProperties.ts';
import {UNKNOWN} from './type.ts';

const NAMES = ['length', 'map', 'filter'];

function listed() {
  const made: string[] = [];
  const properties = new LazyProperties(new Set(NAMES), (name) => {
    made.push(name);
    return {type: () => UNKNOWN, optional: false};
  });
  return {properties, made};
}

it('works out only the properties that are asked for, and each of them once', () => {
  const {properties, made} = listed();
  expect([properties.size, properties.has('filter'), [...properties.keys()]]).toEqual([
    NAMES.length,
    true,
    NAMES,
  ]);
  expect(made).toEqual([]);
  expect(properties.get('map')).toBe(properties.get('map'));
  expect(properties.get('lenght')).toBeUndefined();
  expect(made).toEqual(['map']);
});

it('gives all properties in the order of their names, whichever was asked for first', () => {
  const {properties, made} = listed();
  const filter = properties.get('filter');
  const entries = [...properties];
  expect(entries.map(([name]) => name)).toEqual(NAMES);
  expect([...properties.values()].at(-1)).toBe(filter);
  expect(made.toSorted()).toEqual(NAMES.toSorted());
});
