import {setSimulator} from 'expo-iap-test-kit/currentPhone';
import {createSimulator} from 'expo-iap-test-kit/simulator';
import {describe, expect, it} from 'vitest';
import {printed, withCallsInLog} from './libraryCalls.ts';

class PurchaseError extends Error {}

const library = {
  fetchProducts: (request: unknown) => ['loaded', request],
  useIAP: () => ({connected: true, requestPurchase}),
  PurchaseError,
};

function requestPurchase(request: unknown): unknown {
  return request;
}

function run() {
  const simulator = createSimulator({version: '2.8.8', platform: 'ios'});
  setSimulator(simulator);
  const seen = (): readonly unknown[] =>
    simulator.log.entries
      .filter(({place}) => place === 'library')
      .map((entry) => [entry.what, entry.details]);
  return {seen, library: withCallsInLog(library)};
}

const partOf = (from: object, name: string): ((...args: unknown[]) => unknown) => {
  const part: unknown = Reflect.get(from, name);
  if (typeof part !== 'function') throw new Error(`${name} is not a function.`);
  return (...args) => Reflect.apply(part, undefined, args);
};

describe('calls into the library', () => {
  it('has a call with its arguments, and passes its result on', () => {
    const {seen, library: wrapped} = run();
    expect(partOf(wrapped, 'fetchProducts')({skus: ['a']})).toEqual(['loaded', {skus: ['a']}]);
    expect(seen()).toEqual([['calls fetchProducts', [{skus: ['a']}]]]);
  });

  it('has the calls of what the hook returns, and gives React the same function each time', () => {
    const {seen, library: wrapped} = run();
    const read = (): unknown => partOf(wrapped, 'useIAP')();
    const first = read();
    if (typeof first !== 'object' || first === null) throw new Error('The hook returned nothing.');
    expect(Reflect.get(read() ?? {}, 'requestPurchase')).toBe(
      Reflect.get(first, 'requestPurchase'),
    );
    partOf(first, 'requestPurchase')({listener: () => {}, request: 1n});
    expect(seen()).toEqual([['calls requestPurchase', ['[object Object]']]]);
  });

  it('leaves classes as they are', () => {
    expect(Reflect.get(run().library, 'PurchaseError')).toBe(PurchaseError);
  });
});

function endless(): object {
  const value = Object.create(null);
  value.self = value;
  return value;
}

it.each([
  ['a text', 'not settled', 'not settled'],
  ['an object', {code: 'E_UNKNOWN'}, '{"code":"E_UNKNOWN"}'],
  ['an object without a text', Object.create(null), '{}'],
  ['an error', new TypeError('no token'), 'TypeError: no token'],
  ['an error in an object', {error: new TypeError('no token')}, '{"error":"TypeError: no token"}'],
  ['an object that contains itself and has no text', endless(), '"[object Object]"'],
  ['nothing', undefined, 'undefined'],
])('prints %s', (_, value, text) => {
  expect(printed(value)).toBe(text);
});
