import {joinKnowledge, readKnowledge} from 'expo-iap-api-data/knowledge';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {parseReadable} from 'mdx-samples/page';
import {describe, expect, it} from 'vitest';
import {docsVersions, liveVersion} from '../../site/versions.ts';
import {checkNames} from './names.ts';

const all = docsVersions.map(({version}) => readKnowledge(loadSurface(version)));
const {patch} = liveVersion();
const joined = joinKnowledge(all);

function check(source: string, version = '2.8', samples: readonly string[] = []): string[] {
  const page = parseReadable({path: 'docs/p.mdx', version, kind: 'docs', source});
  const own = all.find((known) => known.version === version);
  if (!own) throw new Error(`No docs version is ${version}.`);
  const world = {own, everywhere: joined.names, samples: new Set(samples)};
  return checkNames(page, world).map(({line, column, message}) => `${line}:${column} ${message}`);
}

describe('checkNames', () => {
  it.each([
    '`fetchProducts()` and `useIAP().connected` and `ErrorCode.E_UNKNOWN`',
    '`purchase.purchaseToken`, `purchase.expirationDateIOS`, `product.displayPrice`, `error.code`',
    '`error.message`, `products.length`, `subscription.remove()`',
    '`E_USER_CANCELLED`, E_NETWORK_ERROR and `E_SKU_NOT_FOUND`',
    '`useEffect()`, `launchBillingFlow()`, `Transaction.currentEntitlements`, `Purchase.PurchaseState.PURCHASED`',
    '`Platform.OS`, `com.android.vending.BILLING`, `npx expo start`, `Podfile.properties.json`',
    '`error`, `props`, `loading`, `isLoading`, `verifiedOnServer`',
    '`{ios: {sku}, android: {skus: [sku]}}`',
    '<Absent>getProductz()</Absent> and <Absent>`E_MADE_UP`</Absent>',
  ])('accepts %s', (prose) => expect(check(prose)).toEqual([]));

  it.each([
    ['Made up: `E_MADE_UP`', `1:11 expo-iap ${patch} has no code "E_MADE_UP".`],
    ['Made up: E_MADE_UP', `1:10 expo-iap ${patch} has no code "E_MADE_UP".`],
    ["Made up: `code === 'E_MADE_UP'`", `1:21 expo-iap ${patch} has no code "E_MADE_UP".`],
    ['# Use `buyNow()`', `1:8 expo-iap ${patch} has no function "buyNow".`],
    ['Call buyNow() first', `1:6 expo-iap ${patch} has no function "buyNow".`],
    ['`restorePurchasesIOS`', `1:2 expo-iap ${patch} has no name "restorePurchasesIOS".`],
    ['`purchase.transactionIds`', `1:11 purchase of expo-iap ${patch} has no "transactionIds".`],
    ['`useIAP().loading`', `1:11 useIAP of expo-iap ${patch} has no "loading".`],
    ['`ErrorCode.Unknown`', `1:12 ErrorCode of expo-iap ${patch} has no "Unknown".`],
    ['`product.purchaseToken`', `1:10 product of expo-iap ${patch} has no "purchaseToken".`],
    ['`useIap`', `1:2 expo-iap ${patch} has no name "useIap".`],
    ['`getReceiptIos`', `1:2 expo-iap ${patch} has no name "getReceiptIos".`],
    ['| a |\n|---|\n| `isLegacyRequestProps` |', `3:4 expo-iap ${patch} has no name`],
  ])('refuses %j', (prose, message) => {
    expect(check(prose)).toEqual([expect.stringContaining(message)]);
  });

  it('knows what each version has', () => {
    expect(check('`fetchProducts`', '2.7')).toHaveLength(1);
    expect(check('`isLegacyRequestProps`', '2.7')).toEqual([]);
    expect(check('`requestProducts`', '2.6')).toHaveLength(1);
    expect(check('`requestProducts`', '2.7')).toEqual([]);
  });

  it('accepts names that the samples of the page use, but no codes', () => {
    expect(check('`buyNow()` and `myShopIOS`', '2.8', ['buyNow', 'myShopIOS'])).toEqual([]);
    expect(check('`E_MINE`', '2.8', ['E_MINE'])).toHaveLength(1);
  });

  it('suggests the known name when only capitals differ', () => {
    expect(check('`useIap`')[0]).toContain('Did you mean "useIAP"?');
  });
});
