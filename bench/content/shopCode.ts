/** A file as a reader of the upgrade page gives it. */
export type CodeFile = {readonly name: string; readonly text: string};

const WANTED_CHARACTERS = 1_000_000;

/** One screen of a shop: much that has nothing to do with the library, and a call whose answer the scanner follows. */
function screenCode(number: number): string {
  return `
type Offer${number} = {readonly id: string; readonly title: string; readonly discount: number};

/** Sorts offers by what they save, and leaves out those that save nothing. */
function bestOffers${number}(offers: readonly Offer${number}[]): readonly Offer${number}[] {
  return offers
    .filter(({discount}) => discount > 0)
    .toSorted((left, right) => right.discount - left.discount || left.id.localeCompare(right.id));
}

export async function restore${number}(offers: readonly Offer${number}[]): Promise<string> {
  const owned = await getAvailablePurchases();
  const expired = owned.filter(
    (purchase) => purchase.platform === 'ios' && (purchase.expirationDateIos ?? 0) < Date.now(),
  );
  const titles = bestOffers${number}(offers).map(({title}) => title.trim().toUpperCase());
  return [...titles, String(expired.length)].join(', ');
}
`;
}

/** A megabyte of code for expo-iap 2.7.5. */
export function shopCode(): CodeFile {
  let text = `import {getAvailablePurchases} from 'expo-iap';\n`;
  for (let number = 1; text.length < WANTED_CHARACTERS; number += 1) text += screenCode(number);
  return {name: 'shop.ts', text};
}
