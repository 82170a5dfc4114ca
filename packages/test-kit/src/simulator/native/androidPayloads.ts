import {formatPrice, type GoogleOffer, type Product, typeOf} from '../store/catalog.ts';
import {productsOf, type Purchase} from '../store/purchase.ts';
import type {VersionTraits} from '../versions.ts';
import {APP_ID, type Payload} from './iosPayloads.ts';

/** A product of a query: 2.8.8 `ExpoIapModule.kt:191-262`, 2.8.0 and 2.7.5 :189-243. */
export function androidProduct(
  traits: VersionTraits,
  product: Product,
  offers: readonly GoogleOffer[],
  currencyCode: string,
): Payload {
  const price = formatPrice(product.price, currencyCode);
  const subscription = product.kind === 'subscription';
  const oneTime = subscription
    ? null
    : {
        priceCurrencyCode: currencyCode,
        formattedPrice: price,
        priceAmountMicros: micros(product.price),
      };
  const details = subscription ? offers.map((one) => offerDetails(one, currencyCode)) : null;
  const first = offers[0]?.phases[0];
  const common = {
    id: product.id,
    // Google adds the name of the app.
    title: `${product.title} (Example)`,
    description: `About ${product.title}`,
    type: typeOf(product),
    displayName: product.title,
    displayPrice: subscription ? (first ? priceOf(first.price, currencyCode) : 'N/A') : price,
    currency: subscription && !first ? 'Unknown' : currencyCode,
    platform: 'android',
    oneTimePurchaseOfferDetails: oneTime,
    subscriptionOfferDetails: details,
  };
  if (!traits.suffixedProducts) return common;
  return {
    ...common,
    name: product.title,
    nameAndroid: product.title,
    oneTimePurchaseOfferDetailsAndroid: oneTime,
    subscriptionOfferDetailsAndroid: details,
  };
}

function offerDetails(
  {basePlanId, offerId, token, tags = [], phases, prepaid}: GoogleOffer,
  currencyCode: string,
): Payload {
  return {
    basePlanId,
    offerId,
    offerToken: token,
    offerTags: tags,
    pricingPhases: {
      pricingPhaseList: phases.map(({price, period, cycles}) => ({
        formattedPrice: priceOf(price, currencyCode),
        priceCurrencyCode: currencyCode,
        billingPeriod: period,
        billingCycleCount: prepaid ? 0 : cycles,
        priceAmountMicros: micros(price),
        recurrenceMode: prepaid ? 3 : cycles === 0 ? 1 : 2,
      })),
    },
  };
}

function priceOf(price: number, currencyCode: string): string {
  return price === 0 ? 'Free' : formatPrice(price, currencyCode);
}

function micros(price: number): string {
  return String(Math.round(price * 1_000_000));
}

/**
 * A purchase: as the sheet's result (2.8.8 `ExpoIapModule.kt:87-109`, 2.7.5 :87-107), or as it is read by type, without the
 * JSON, with the order, and with the renewal only for subscriptions (2.8.8 :393-415, 2.7.5 :261-284).
 */
export function androidPurchase(
  {oldFields}: VersionTraits,
  purchase: Purchase,
  from: 'sheet' | 'inapp' | 'subs',
): Payload {
  const {productId, token, orderId, subscription, payment} = purchase;
  const json = JSON.stringify({
    orderId: orderId ?? undefined,
    packageName: APP_ID,
    productId,
    purchaseTime: purchase.boughtAt,
    // The numbering of the JSON is another one than that of the field.
    purchaseState: payment === 'pending' ? 4 : 0,
    purchaseToken: token,
    quantity: purchase.quantity,
    acknowledged: purchase.finished,
  });
  const ids = oldFields ? {id: productId} : {id: orderId, productId, purchaseToken: token};
  const accounts = {
    obfuscatedAccountIdAndroid: purchase.accountToken,
    obfuscatedProfileIdAndroid: purchase.profileToken,
  };
  return {
    ...ids,
    ids: productsOf(purchase),
    transactionId: orderId,
    transactionDate: purchase.boughtAt,
    transactionReceipt: json,
    purchaseTokenAndroid: token,
    signatureAndroid: `signature-${purchase.id}`,
    isAcknowledgedAndroid: purchase.finished,
    purchaseStateAndroid: payment === 'pending' ? 2 : 1,
    packageNameAndroid: APP_ID,
    developerPayloadAndroid: '',
    platform: 'android',
    ...accounts,
    ...(from === 'sheet' ? {dataAndroid: json} : {orderId}),
    ...(from !== 'inapp' && {autoRenewingAndroid: subscription?.autoRenews ?? false}),
  };
}
