import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import type {Surface, SurfaceSymbol} from 'expo-iap-api-data/surface/surface';
import {expect, it} from 'vitest';
import {declarationOf} from './declaration.ts';

const real = loadSurface('2.8');

function symbol(name: string, signature: string, exported = true): SurfaceSymbol {
  return {name, kind: 'type', exported, platform: 'both', signature, members: []};
}

function declared(...symbols: readonly SurfaceSymbol[]): string {
  const [first = symbol('None', '')] = symbols;
  const surface: Surface = {...real, symbols};
  return declarationOf(first, surface);
}

it.each([
  ['function load(): void;', 'declare function load(): void;'],
  ['const PI: any;', 'declare const PI: any;'],
  ["enum Mode {\n  A = 'a',\n}", "declare enum Mode {\n  A = 'a',\n}"],
  ['class Failure {\n  code: string;\n}', 'declare class Failure {\n  code: string;\n}'],
  ['type Price = string;', 'type Price = string;'],
  ['interface Shop {\n  open: boolean;\n}', 'interface Shop {\n  open: boolean;\n}'],
])('declares %j', (signature, text) => {
  expect(declared(symbol('x', signature))).toBe(text);
});

it('imports the types that a signature mentions, each once', () => {
  expect(
    declared(
      symbol('buy', 'function buy(product: Product, more: Product[]): Promise<Purchase>;'),
      symbol('Purchase', 'type Purchase = {id: string};'),
      symbol('Product', 'type Product = {id: string};'),
    ),
  ).toBe(
    "import type {Product, Purchase} from 'expo-iap';\n\ndeclare function buy(product: Product, more: Product[]): Promise<Purchase>;",
  );
});

it('declares what apps cannot import, with all that it mentions', () => {
  expect(
    declared(
      symbol('Product', 'type Product = {offers: Offer[]};'),
      symbol('Offer', 'type Offer = {phase: Phase; product: Product; purchase: Purchase};', false),
      symbol('Phase', 'type Phase = {next?: Phase};', false),
      symbol('Purchase', 'type Purchase = {id: string};'),
    ),
  ).toBe(
    "import type {Purchase} from 'expo-iap';\n\ntype Product = {offers: Offer[]};\n\n" +
      'type Offer = {phase: Phase; product: Product; purchase: Purchase};\n\ntype Phase = {next?: Phase};',
  );
});

it('takes a parameter or a field of the same name for what it is', () => {
  expect(
    declared(
      symbol('buy', 'function buy(Product: {Purchase: string}): void;'),
      symbol('Product', 'type Product = string;'),
      symbol('Purchase', 'type Purchase = string;'),
    ),
  ).toBe('declare function buy(Product: {Purchase: string}): void;');
});
