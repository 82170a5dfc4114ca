import {expect, it} from 'vitest';
import {told as toldOf} from './testing/scan.ts';

/** What is found in a line that reads a purchase, as `kind name`. */
function told(line: string, name = 'shop.js'): readonly string[] {
  const text = `import {purchaseUpdatedListener} from 'expo-iap';
purchaseUpdatedListener((purchase) => {
${line}
});
export const other = (purchase) => {
${line}
};`;
  return toldOf(text, {name});
}

it.each([
  `send(purchase.jwsRepresentationIOS ?? purchase.jwsRepresentationIos);`,
  `send(purchase.jwsRepresentationIos || purchase.jwsRepresentationIOS || '');`,
  `if ((purchase.productId ?? purchase.id) === 'gem') open();`,
])('JavaScript for both releases is left alone: %s', (line) => {
  expect(told(line)).toEqual([]);
});

it.each([
  [`send(purchase.jwsRepresentationIos ?? purchase.transactionReceipt);`, 'jwsRepresentationIos'],
  [`send(purchase.jwsRepresentationIOS && purchase.jwsRepresentationIos);`, 'jwsRepresentationIos'],
  [`if ((purchase.id ?? purchase.productId) === 'gem') open();`, 'id'],
])('JavaScript that reads the wrong one is not: %s', (line, name) => {
  expect(told(line)).toEqual([`3 fails ${name}`, `6 question ${name}`]);
});

it('TypeScript has to choose', () => {
  const line = `send(purchase.platform === 'ios' && (purchase.jwsRepresentationIOS ?? purchase.jwsRepresentationIos));`;
  expect(told(line, 'shop.ts')).toContain('3 does-not-compile jwsRepresentationIos');
});
