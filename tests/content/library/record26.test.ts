import {fileURLToPath} from 'node:url';
import {compilerMessages} from 'expo-iap-api-data/extract/testing/programFromText';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {describe, expect, it} from 'vitest';

const folder = fileURLToPath(
  new URL('../../../packages/api-data/src/types/expo-iap-2.6', import.meta.url),
);

/** Root exports of 2.6.3, from the notes on its source. */
const EXPECTED = `
  initConnection endConnection getProducts getSubscriptions requestPurchase requestSubscription
  finishTransaction getAvailablePurchases getPurchaseHistories getPurchaseHistory getStorefrontIOS
  getStorefront purchaseUpdatedListener purchaseErrorListener transactionUpdatedIos useIAP emitter
  PI setValueAsync
  syncIOS isEligibleForIntroOfferIOS subscriptionStatusIOS currentEntitlementIOS
  latestTransactionIOS beginRefundRequestIOS showManageSubscriptionsIOS getReceiptIOS
  isTransactionVerifiedIOS getTransactionJwsIOS validateReceiptIOS presentCodeRedemptionSheetIOS
  getAppTransactionIOS isProductIos
  sync isEligibleForIntroOffer subscriptionStatus currentEntitlement latestTransaction
  beginRefundRequest showManageSubscriptions getReceiptIos isTransactionVerified getTransactionJws
  validateReceiptIos presentCodeRedemptionSheet getAppTransaction
  acknowledgePurchaseAndroid validateReceiptAndroid deepLinkToSubscriptionsAndroid
  openRedeemOfferCodeAndroid isProductAndroid
  PurchaseError ErrorCode ErrorCodeMapping ErrorCodeUtils isUserCancelledError isNetworkError
  isRecoverableError getUserFriendlyErrorMessage IapEvent
  Product SubscriptionProduct ProductBase ProductType ProductPurchase SubscriptionPurchase Purchase
  PurchaseBase ProductPurchaseAndroid ProductPurchaseIos PurchaseResult IosPlatform AndroidPlatform
  RequestPurchaseProps RequestSubscriptionProps UnifiedRequestPurchaseProps
  UnifiedRequestSubscriptionProps AppTransactionIOS TransactionEvent UseIAPOptions
  ChangeEventPayload
`.match(/\w+/g);

const compile = (text: string): readonly string[] => compilerMessages(folder, text);

describe('the record of 2.6.3', () => {
  it('exports exactly the names of the release', () => {
    const exported = loadSurface('2.6')
      .symbols.filter((symbol) => symbol.exported)
      .map(({name}) => name);
    expect(exported.toSorted()).toEqual([...(EXPECTED ?? [])].toSorted());
    expect(exported).toHaveLength(81);
  });

  it('compiles a program as apps on 2.6 write it', () => {
    const messages = compile(`
      import {ErrorCode, PurchaseError, getProducts, purchaseErrorListener, requestPurchase, useIAP} from './index';
      import type {AppTransactionIOS, Purchase} from './index';
      const {currentPurchase, promotedProductsIOS, requestPurchase: buy} = useIAP({
        onPurchaseSuccess: (purchase) => console26(purchase.id),
      });
      declare function console26(text: string | undefined): void;
      async function store(app: AppTransactionIOS): Promise<void> {
        const [product] = await getProducts(['coins']);
        console26(product?.displayPrice);
        await requestPurchase({request: {sku: 'coins', skus: ['coins']}});
        await requestPurchase({
          request: {sku: 'pro', skus: ['pro'], subscriptionOffers: [{sku: 'pro', offerToken: 't'}]},
          type: 'subs',
        });
        await buy({request: {sku: 'coins'}});
        console26(app.bundleID);
      }
      const ended = (purchase: Purchase): number | undefined =>
        purchase.platform === 'ios' ? purchase.expirationDateIos : undefined;
      purchaseErrorListener((error) => {
        if (error instanceof PurchaseError && error.code === ErrorCode.E_USER_CANCELLED) return;
        console26(error.message);
      });
      export {currentPurchase, ended, promotedProductsIOS, store};
    `);
    expect(messages).toEqual([]);
  });

  it.each([
    ['fetchProducts', `import {fetchProducts} from './index'; export {fetchProducts};`, 'TS2724'],
    [
      'requestProducts',
      `import {requestProducts} from './index'; export {requestProducts};`,
      'TS2724',
    ],
    [
      'a request per platform',
      `import {requestPurchase} from './index';
       export const bought = requestPurchase({request: {ios: {sku: 'a'}, android: {skus: ['a']}}});`,
      'TS2353',
    ],
    [
      'the product id of later releases',
      `import type {Purchase} from './index';
       export const id = (purchase: Purchase): string => purchase.productId;`,
      'TS2339',
    ],
    [
      'the event of promoted products',
      `import {IapEvent} from './index'; export const event = IapEvent.PromotedProductIOS;`,
      'TS2339',
    ],
  ])('refuses %s, which 2.6 does not have', (_name, text, code) => {
    const messages = compile(text);
    expect(messages).not.toEqual([]);
    expect(messages.filter((message) => !message.startsWith(code))).toEqual([]);
  });
});
