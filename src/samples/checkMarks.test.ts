import {describe, expect, it} from 'vitest';
import {loadSurface} from '../library/surface/loadSurface.ts';
import {docsVersions} from '../site/versions.ts';
import {checkMarks} from './checkMarks.ts';
import {readKnowledge} from '../library/knowledge.ts';
import {parsePage} from '../markdown/page.ts';

const library = new Map(
  docsVersions.map(({version}) => [version, readKnowledge(loadSurface(version))]),
);

function check(source: string, version = '2.8'): string[] {
  const page = parsePage({path: 'docs/p.mdx', version, kind: 'docs', source});
  const own = library.get(version);
  if (!('tree' in page) || !own) throw new Error('The page cannot be read.');
  return checkMarks(page, {surface: loadSurface(version), own, library}).map(
    ({line, column, message}) => `${line}:${column} ${message}`,
  );
}

describe('checkMarks', () => {
  it.each([
    '<Signature of="fetchProducts" />',
    '<Members of="PurchaseIOS" />',
    '<Members of="SubscriptionOffer (ios)" />',
    '<Badges of="useIAP.fetchProducts" />',
    '<Since patch="2.8.4" />',
    '<Since patch="2.7.5" />',
    '<Install packages="expo-iap expo-build-properties" />',
    '<Absent>getProductz</Absent>',
    '<Absent version="2.7">getReceiptIos</Absent>',
    '<Absent version="2.7">ProductIos.displayName</Absent>',
    '<Absent version="2.7">ProductPurchaseAndroid</Absent>',
    '<Absent version="2.7">ProductIos</Absent>',
    '<Absent>error</Absent>',
    '<Absent>Product.productId</Absent> and <Absent>product.localizedPrice</Absent>',
    '<Absent>useIAP.error</Absent>',
    '<Unknown of="anything" />',
  ])('accepts %s', (mark) => expect(check(mark)).toEqual([]));

  it.each([
    ['<Signature of="fetchProduct" />', 'names nothing that expo-iap 2.8.8 has.'],
    ['<Members of="PurchaseIos" />', 'names nothing that expo-iap 2.8.8 has.'],
    ['<Badges of="useIAP.loading" />', 'names nothing that expo-iap 2.8.8 has.'],
    ['<Badges name="useIAP" />', '<Badges> has an unknown attribute "name". It knows: of.'],
    ['<Badges of={name} />', 'Write name="value" without braces.'],
    ['<Signature />', '<Signature> needs of="…".'],
    ['<Since patch="2.8.44" />', 'expo-iap 2.8.44 is not a known release.'],
    ['<Install packages="expo-ipa" />', 'Unknown package "expo-ipa".'],
    ['<Absent>fetchProducts()</Absent>', 'is wrong about "fetchProducts": expo-iap 2.8.8 has it.'],
    ['<Absent version="2.7">getProductz</Absent>', 'expo-iap 2.7.5 does not have it either.'],
    ['<Absent version="1.0">getReceiptIos</Absent>', 'names no docs version.'],
    ['<Absent>PurchaseIOS.expirationDateIOS</Absent>', 'is wrong about'],
    ['<Absent>useIAP.connected</Absent>', 'is wrong about'],
    ['<Absent> </Absent>', 'needs the name between its tags.'],
    ['<Tab label="x" of="ios">\n</Tab>', '<Tab> has an unknown attribute "label".'],
    ['<Tabs of="ios">\n</Tabs>', '<Tabs> has an unknown attribute "of".'],
  ])('refuses %s', (mark, message) => {
    expect(check(`Text\n\n${mark}`)).toEqual([expect.stringMatching(/^3:1 /)]);
    expect(check(`Text\n\n${mark}`)[0]).toContain(message);
  });

  it('asks for the platform where two types share a name', () => {
    expect(check('<Members of="SubscriptionOffer" />', '2.7')).toEqual([
      expect.stringContaining('Write "SubscriptionOffer ('),
    ]);
  });

  it('asks for the owner where a name lives on elsewhere', () => {
    expect(check('<Absent>productId</Absent>')).toEqual([
      expect.stringContaining('or with the owner that lacks it: Owner.productId.'),
    ]);
  });
});
