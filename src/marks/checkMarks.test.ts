import {readKnowledge} from 'expo-iap-api-data/knowledge';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {parseReadable} from 'mdx-samples/page';
import {describe, expect, it} from 'vitest';
import {pageVersion} from '../site/addresses.ts';
import {docsVersions, liveVersion} from '../site/versions.ts';
import {checkMarks} from './checkMarks.ts';

const knowledge = new Map(
  docsVersions.map(({version}) => [version, readKnowledge(loadSurface(version))]),
);

function check(source: string, path = 'docs/p.mdx'): string[] {
  const page = parseReadable({path, version: pageVersion(path).version, kind: 'docs', source});
  return checkMarks(page, {root: process.cwd(), knowledge}).map(
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
    '<Absent from="types">priceIOS</Absent>',
    '<Unknown of="anything" />',
  ])('accepts %s', (mark) => expect(check(mark)).toEqual([]));

  it.each([
    ['<Signature of="fetchProduct" />', 'matches no'],
    ['<Members of="PurchaseIos" />', 'matches no'],
    ['<Badges of="useIAP.loading" />', 'matches no'],
    ['<Badges name="useIAP" />', '<Badges> has an unknown attribute "name". It knows: of.'],
    ['<Badges of={name} />', 'Write name="value" without braces.'],
    ['<Signature />', '<Signature> needs of="…".'],
    ['<Since patch="2.8.44" />', 'expo-iap 2.8.44 is not a known release.'],
    ['<Install packages="expo-ipa" />', 'Unknown package "expo-ipa".'],
    [
      '<Absent>fetchProducts()</Absent>',
      `is wrong about "fetchProducts": expo-iap ${liveVersion().patch} has it.`,
    ],
    ['<Absent version="2.7">getProductz</Absent>', 'expo-iap 2.7.5 does not have it either.'],
    ['<Absent version="1.0">getReceiptIos</Absent>', 'is not a docs version.'],
    ['<Absent>PurchaseIOS.expirationDateIOS</Absent>', 'is wrong about'],
    ['<Absent>useIAP.connected</Absent>', 'is wrong about'],
    ['<Absent from="types">PurchaseIOS.expirationDateIOS</Absent>', 'is wrong about'],
    ['<Absent from="docs">priceIOS</Absent>', 'is unknown. Write from="types", or leave it out.'],
    ['Text <Absent> </Absent>', 'needs the name between its tags.'],
    ['<Tab label="x" of="ios">\n</Tab>', '<Tab> has an unknown attribute "label".'],
    ['Text <Signature of="fetchProducts" />', 'must be alone on its line.'],
    ['<Tabs of="ios">\n</Tabs>', '<Tabs> has an unknown attribute "of".'],
  ])('refuses %s', (mark, message) => {
    expect(check(`Text\n\n${mark}`)).toEqual([expect.stringMatching(/^3:\d /)]);
    expect(check(`Text\n\n${mark}`)[0]).toContain(message);
  });

  it('asks for the platform where two types share a name', () => {
    expect(check('<Members of="SubscriptionOffer" />', 'versioned_docs/version-2.7/p.mdx')).toEqual(
      [expect.stringContaining('Write "SubscriptionOffer (')],
    );
  });

  it('asks for the owner where a name lives on elsewhere', () => {
    expect(check('<Absent>productId</Absent>')).toEqual([
      expect.stringContaining('or with the owner that does not have it: Owner.productId.'),
    ]);
  });
});
