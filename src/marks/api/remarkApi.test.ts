import {readFileSync} from 'node:fs';
import {describe, expect, it, vi} from 'vitest';
import {runSteps} from '../../markdown/testing/runSteps.ts';
import {sampleSurface} from '../testing/sampleSurface.ts';
import {nearestName} from '../../site/wordDistance.ts';
import {remarkApi} from './remarkApi.ts';

const fixtures = `${import.meta.dirname}/fixtures`;
const surfaceOf = () => sampleSurface;

describe('remarkApi', () => {
  it('expands every mark', async () => {
    const input = readFileSync(`${fixtures}/page.input.mdx`, 'utf8');
    const output = await runSteps(input, [[remarkApi, {surfaceOf}]]);
    await expect(output).toMatchFileSnapshot(`${fixtures}/page.expected.txt`);
  });

  it('asks for the surface of the version of the page', async () => {
    const asked = vi.fn(surfaceOf);
    await runSteps('Text', [[remarkApi, {surfaceOf: asked}]], 'versioned_docs/version-2.7/a.md');
    expect(asked).toHaveBeenCalledWith('2.7');
  });

  it.each([
    [
      '<Signature of="fetchProduct" />',
      'docs/page.md:1: <Signature of="fetchProduct"> names nothing in expo-iap 2.8.8. Do you mean "fetchProducts"?',
    ],
    [
      '\nText <Badges of="Sale.nots" />.',
      'docs/page.md:2: <Badges of="Sale.nots"> names no member of Sale in expo-iap 2.8.8. Do you mean "Sale.note"?',
    ],
    [
      '<Members of="endConnection" />',
      'docs/page.md:1: <Members of="endConnection">: endConnection has no members.',
    ],
    ['<Members />', 'docs/page.md:1: <Members> needs of="…".'],
    ['A <Absent></Absent>.', 'docs/page.md:1: <Absent> needs the name between its tags.'],
    [
      '# A <Badges of="Salt" />',
      'docs/page.md:1: <Badges of="Salt"> names nothing in expo-iap 2.8.8. Do you mean "Sale"?',
    ],
  ])('refuses %s', async (markdown, message) => {
    await expect(runSteps(markdown, [[remarkApi, {surfaceOf}]])).rejects.toThrow(message);
  });
});

describe('nearestName', () => {
  it('finds a slip of the pen', () => {
    expect(nearestName('fetchProdcuts', ['requestPurchase', 'fetchProducts'])).toBe(
      'fetchProducts',
    );
    expect(nearestName('purchaseIos', ['PurchaseAndroid', 'PurchaseIOS'])).toBe('PurchaseIOS');
  });

  it('does not guess wildly', () => {
    expect(nearestName('xyz', ['fetchProducts'])).toBeUndefined();
    expect(nearestName('xyz', [])).toBeUndefined();
  });
});
