import type {LibraryVersion, StoreOffer, StoreProduct, StorePurchase} from './storeTypes.ts';

type Payload = Record<string, unknown>;

/** A product as the Android module of a version sends it. */
export function androidProduct(version: LibraryVersion, product: StoreProduct): Payload {
  const subscription = product.kind === 'subscription';
  const oneTime = subscription
    ? null
    : {
        priceCurrencyCode: 'USD',
        formattedPrice: product.displayPrice,
        priceAmountMicros: micros(product.price),
      };
  const offers = subscription ? (product.offers ?? []).map(androidOffer) : null;
  const firstPhase = product.offers?.[0]?.phases[0];
  const common = {
    id: product.id,
    title: `${product.title} (Example)`,
    description: `About ${product.title}`,
    type: subscription ? 'subs' : 'inapp',
    displayName: product.title,
    displayPrice: subscription ? (firstPhase?.price ?? 'N/A') : product.displayPrice,
    currency: 'USD',
    platform: 'android',
    oneTimePurchaseOfferDetails: oneTime,
    subscriptionOfferDetails: offers,
  };
  if (version === '2.7') return common;
  return {
    ...common,
    name: product.title,
    nameAndroid: product.title,
    oneTimePurchaseOfferDetailsAndroid: oneTime,
    subscriptionOfferDetailsAndroid: offers,
  };
}

function androidOffer(offer: StoreOffer): Payload {
  return {
    basePlanId: offer.basePlanId,
    offerId: offer.offerId,
    offerToken: offer.token,
    offerTags: [],
    pricingPhases: {
      pricingPhaseList: offer.phases.map((phase) => ({
        formattedPrice: phase.price,
        priceCurrencyCode: 'USD',
        billingPeriod: phase.period,
        billingCycleCount: phase.cycles,
        priceAmountMicros: micros(Number(phase.price.replace('$', '')) || 0),
        recurrenceMode: phase.cycles === 0 ? 1 : 2,
      })),
    },
  };
}

function micros(price: number): string {
  return String(Math.round(price * 1_000_000));
}

/** A purchase as the Android module sends it; only the result of a sheet has all fields. */
export function androidPurchase(
  version: LibraryVersion,
  purchase: StorePurchase,
  from: 'sheet' | 'inapp' | 'subs',
): Payload {
  const {productId, token} = purchase;
  const orderId = purchase.pending || purchase.withoutOrder ? null : purchase.transactionId;
  const ids = version === '2.7' ? {id: productId} : {id: orderId, productId, purchaseToken: token};
  return {
    ...ids,
    ids: [productId],
    transactionId: orderId,
    transactionDate: purchase.boughtAt,
    transactionReceipt: JSON.stringify({productId}),
    purchaseTokenAndroid: token,
    signatureAndroid: 'signature',
    isAcknowledgedAndroid: purchase.finished,
    purchaseStateAndroid: purchase.pending ? 2 : 1,
    packageNameAndroid: 'com.example.app',
    developerPayloadAndroid: '',
    obfuscatedAccountIdAndroid: purchase.accountToken,
    obfuscatedProfileIdAndroid: null,
    platform: 'android',
    ...(from === 'sheet' ? {dataAndroid: '{}'} : {orderId}),
    ...(from !== 'inapp' && {autoRenewingAndroid: purchase.autoRenews}),
  };
}
