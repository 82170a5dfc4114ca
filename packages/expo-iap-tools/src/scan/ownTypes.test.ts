import {describe, expect, it} from 'vitest';
import {scan, told as toldOf} from './testing/scan.ts';

const read = `import * as IAP from 'expo-iap';
interface Bought {id: string; jwsRepresentationIos?: string}
`;

const find = (code: string) => scan(read + code).findings;

const told = (code: string) => toldOf(read + code);

describe('a value of the library with a type of the reader', () => {
  it.each([
    `IAP.purchaseUpdatedListener((bought: {id: string}) => { if (bought.id === 'pro') unlock(); });`,
    `IAP.purchaseUpdatedListener(({id}: {id: string}) => id === 'pro' && unlock());`,
    `IAP.useIAP({onPurchaseSuccess: (bought: Bought) => SKUS.includes(bought.id) && unlock()});`,
    `const all: Bought[] = await IAP.getAvailablePurchases(); all.some(({id}) => id === 'pro');`,
    `async function load(): Promise<Bought[]> { return IAP.getAvailablePurchases(); } for (const each of await load()) if (each.id === 'pro') unlock();`,
  ])('keeps what its names mean: %s', (code) => {
    expect(told(code)).toEqual(['3 fails id']);
  });

  it('keeps the names that are gone', () => {
    const [found] = find(
      'IAP.purchaseUpdatedListener((bought: Bought) => send(bought.jwsRepresentationIos));',
    );
    expect(found?.kind).toBe('fails');
    expect(found?.message).toContain('Behind your own type, nothing warns you');
    // The new name is not in the reader's type, so it alone would not compile.
    expect(found?.edits).toBeUndefined();
  });

  it.each([
    `const all = (await IAP.getAvailablePurchases()) as unknown as Bought[];\nsend(all[0].jwsRepresentationIos);`,
    `const all = (await IAP.getAvailablePurchases()) as any as Bought[];\nall.map((each) => each.jwsRepresentationIos);`,
  ])('is asked about behind a cast: %s', (code) => {
    expect(told(code)).toEqual(['4 question jwsRepresentationIos']);
    expect(find(code)[0]?.message).toMatch(/^Is this a value from expo-iap\?/);
  });

  it('is asked about where the cast value is compared', () => {
    const code = `const all = (await IAP.getAvailablePurchases()) as Bought[];
const own = all.some((each) => each.id === 'pro');`;
    expect(told(code)).toEqual(['4 question id']);
  });
});

it.each([
  `const mine: Bought = {id: 'pro', jwsRepresentationIos: ''}; send(mine.id === 'pro');`,
  `const show = (bought: Bought) => bought.id === 'pro';`,
  `const all = (await IAP.getAvailablePurchases()) as (IAP.Purchase & {own: string})[]; send(all[0].own);`,
  `const mine = (await fetch('/mine')) as unknown as Bought; send(mine.id === 'pro');`,
])('leaves other values of such a type alone: %s', (code) => {
  expect(told(code)).toEqual([]);
});
