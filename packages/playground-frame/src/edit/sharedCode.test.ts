import {describe, expect, it} from 'vitest';
import {applyChange, describeChange, packCode, unpackCode} from './sharedCode.ts';

const place = {version: '2.8', app: 'basic-store'};
const original = [
  {name: 'shop.tsx', source: 'export const title = "Coins";\nexport const more = 1;\n'},
  {name: 'catalog.ts', source: 'export const packs = [];\n'},
];
const withSource = (source: string) =>
  original.map((file, index) => (index ? file : {...file, source}));

describe('a link with changed code', () => {
  it.each([
    ['a word', original[0]?.source.replace('Coins', 'Münzen 🪙') ?? ''],
    ['a doubled letter', original[0]?.source.replace('Coins', 'Cooins') ?? ''],
    ['nothing', original[0]?.source ?? ''],
    ['everything', ''],
    ['the end', `${original[0]?.source}// end`],
  ])('brings back %s', async (_, source) => {
    const changed = withSource(source);
    const packed = await packCode(describeChange(place, original, changed));
    expect(packed).toMatch(/^[\w-]+$/);
    const code = await unpackCode(packed);
    expect(code).toMatchObject(place);
    expect(code && applyChange(code, original)).toEqual(changed);
  });

  it('carries only what changed', () => {
    const {edits} = describeChange(place, original, withSource('export const title = "Gems";\n'));
    expect(edits.map(([name]) => name)).toEqual(['shop.tsx']);
    expect(describeChange(place, original, original).edits).toEqual([]);
  });

  it('belongs to the original that it was made from', () => {
    const code = describeChange(place, original, withSource('export {};'));
    expect(applyChange(code, withSource('another original'))).toBeUndefined();
  });

  it('can be damaged', async () => {
    const packed = await packCode(describeChange(place, original, withSource('')));
    const other = await packCode(JSON.parse('{"version": 1}'));
    for (const damaged of ['', 'x', '%', packed.slice(4), other])
      expect(await unpackCode(damaged), damaged).toBeUndefined();
  });

  it('cannot unpack to a text without end', async () => {
    const code = describeChange(place, original, withSource('a'.repeat(5_000_000)));
    const packed = await packCode(code);
    expect(packed.length).toBeLessThan(20_000);
    expect(await unpackCode(packed)).toBeUndefined();
  });
});
