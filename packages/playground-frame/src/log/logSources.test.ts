import {expect, it} from 'vitest';
import {logText, sourceOf} from './logSources.ts';

it('tells calls into the library, calls to the native side, its answers and its events apart', () => {
  expect(sourceOf({place: 'library', what: 'calls requestPurchase'})).toBe('library');
  expect(sourceOf({place: 'app', what: 'calls buyItemByType'})).toBe('native');
  expect(sourceOf({place: 'native', what: 'answers initConnection'})).toBe('answer');
  expect(sourceOf({place: 'native', what: 'rejects initConnection'})).toBe('answer');
  expect(sourceOf({place: 'native', what: 'sends purchase-updated'})).toBe('event');
  expect(sourceOf({place: 'app', what: 'console.warn'})).toBe('app');
  expect(sourceOf({place: '<img>', what: ''})).toBe('device');
});

it('copies as a line for each entry, with its time and its arguments', () => {
  const line = {time: 0, place: 'device', what: 'kills the app', details: '{"why":"test"}'};
  expect(logText([line, {...line, details: ''}])).toBe(
    '1970-01-01T00:00:00.000Z Phone: kills the app {"why":"test"}\n1970-01-01T00:00:00.000Z Phone: kills the app',
  );
});
