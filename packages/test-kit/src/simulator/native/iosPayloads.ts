import {
  type AppleOffer,
  formatPrice,
  type Period,
  type Product,
  symbolOf,
} from '../store/catalog.ts';
import {type AppliedOffer, idOnPhone, type Purchase, type Subscription} from '../store/purchase.ts';
import type {VersionTraits} from '../versions.ts';
import type {World} from '../world.ts';

export type Payload = Record<string, unknown>;

/** Bundle id and package name of the simulated app. */
export const APP_ID = 'com.example.app';

/** `serializeProduct`: 2.8.8 `ios/ExpoIapModule.swift:178`, 2.8.0 :164, 2.7.5 :162. */
export function iosProduct({traits, catalog: {currency}}: World, product: Product): Payload {
  const subscription = subscriptionInfo(traits, product, currency);
  const shown = (price: number) => formatPrice(price, currency);
  const json = JSON.stringify({id: product.id, kind: product.kind});
  const plain = {
    debugDescription: null,
    description: `About ${product.title}`,
    displayName: product.title,
    displayPrice: shown(product.price),
    id: product.id,
    title: product.title,
    isFamilyShareable: product.familyShareable === true,
    jsonRepresentation: json,
    price: product.price,
    subscription,
    currency,
    platform: 'ios',
  };
  // Before, `type` was a Swift value that is not usable text (2.8.0 :176), so the simulator sends none.
  if (!traits.suffixedProducts) return plain;
  const plan = product.kind === 'subscription' ? product : undefined;
  const intro = plan?.introductory;
  const discounts = plan?.promotional?.map((one) => discount(one, currency)) ?? null;
  return {
    ...plain,
    displayNameIOS: product.title,
    discountsIOS: discounts,
    discounts,
    introductoryPriceIOS: intro ? shown(intro.price) : null,
    introductoryPrice: intro ? shown(intro.price) : null,
    introductoryPriceAsAmountIOS: intro ? String(intro.price) : null,
    introductoryPricePaymentModeIOS: intro?.mode ?? null,
    introductoryPriceNumberOfPeriodsIOS: intro ? String(intro.count) : null,
    introductoryPriceSubscriptionPeriodIOS: intro ? periodOf(intro.period).unit : null,
    subscriptionPeriodNumberIOS: plan ? String(periodOf(plan.period).value) : null,
    subscriptionPeriodUnitIOS: plan ? periodOf(plan.period).unit : null,
    isFamilyShareableIOS: product.familyShareable === true,
    jsonRepresentationIOS: json,
    subscriptionInfoIOS: subscription,
    type: plan ? 'subs' : 'inapp',
  };
}

// 2.8.8 `ios/ExpoIapModule.swift:163`; the key of the group was `subscriptionGroupID` in 2.7.5 (:152).
function subscriptionInfo(
  traits: VersionTraits,
  product: Product,
  currency: string,
): Payload | null {
  if (product.kind !== 'subscription') return null;
  const {introductory, promotional = [], group, period} = product;
  return {
    introductoryOffer: introductory ? offer(introductory, currency) : null,
    promotionalOffers: promotional.map((one) => offer(one, currency)),
    [traits.oldFields ? 'subscriptionGroupID' : 'subscriptionGroupId']: group,
    subscriptionPeriod: periodOf(period),
  };
}

// 2.8.8 `ios/ExpoIapModule.swift:146`
function offer({id, period, count, mode, price}: AppleOffer, currency: string): Payload {
  return {
    id,
    period: periodOf(period),
    periodCount: count,
    paymentMode: mode,
    type: id === null ? 'Introductory' : 'Promotional',
    price,
    displayPrice: formatPrice(price, currency),
  };
}

// 2.8.8 `ios/ExpoIapModule.swift:192`
function discount({id, count, price, mode, period}: AppleOffer, currency: string): Payload {
  return {
    identifier: id ?? '',
    type: 'Promotional',
    numberOfPeriods: String(count),
    price: String(price),
    localizedPrice: formatPrice(price, currency),
    paymentMode: mode,
    subscriptionPeriod: periodOf(period).unit,
  };
}

const units: Readonly<Record<string, string>> = {D: 'DAY', W: 'WEEK', M: 'MONTH', Y: 'YEAR'};

function periodOf(period: Period): {unit: string; value: number} {
  return {unit: units[period.at(-1) ?? ''] ?? 'DAY', value: Number.parseInt(period.slice(1), 10)};
}

/**
 * `serializeTransaction`: 2.8.8 `ios/ExpoIapModule.swift:25`, 2.7.5 :25. Reads that give it no signed text leave those
 * keys out (2.8.8 :80-86).
 */
export function iosPurchase(
  world: World,
  purchase: Purchase,
  signed: 'signed' | 'unsigned',
): Payload {
  const {traits, catalog, device} = world;
  const {storefront, environment} = device;
  const {productId, token, currency} = purchase;
  const transactionId = idOnPhone(purchase);
  const product = catalog.get(productId);
  const ending = traits.oldFields ? 'Ios' : 'IOS';
  const jws = signed === 'signed' ? {[`jwsRepresentation${ending}`]: token} : {};
  const ids = traits.oldFields
    ? {id: productId}
    : {id: transactionId, productId, ...(signed === 'signed' && {purchaseToken: token})};
  const milliUnits = Math.round(purchase.price * 1000);
  const json = {transactionId, productId, price: milliUnits, currency, storefront};
  return {
    ...ids,
    ids: [productId],
    transactionId,
    transactionDate: purchase.boughtAt,
    transactionReceipt: JSON.stringify(json),
    platform: 'ios',
    appAccountToken: purchase.accountToken?.toUpperCase() ?? null,
    ...jws,
    ...ended(ending, {
      quantity: purchase.quantity,
      originalTransactionDate: (purchase.original ?? purchase).boughtAt,
      originalTransactionIdentifier: (purchase.original ?? purchase).transactionId,
      appBundleId: APP_ID,
      productType: productType(product),
      subscriptionGroupId: product.kind === 'subscription' ? product.group : null,
      webOrderLineItemId: product.kind === 'subscription' ? Number(purchase.transactionId) : null,
      expirationDate: purchase.expiresAt,
      isUpgraded: purchase.upgraded,
      ownershipType: purchase.family ? 'FAMILY_SHARED' : 'PURCHASED',
      revocationDate: purchase.revokedAt,
      revocationReason: purchase.revokedAt === null ? null : 0,
      transactionReason: purchase.reason,
      environment,
      storefrontCountryCode: storefront,
      reason: purchase.reason,
      price: milliUnits,
      currency,
      ...(purchase.offer && {offer: offerOf(purchase.offer)}),
      // 2.8.8 `ios/ExpoIapModule.swift:115-127`
      ...(traits.suffixedProducts && {
        currencyCode: currency,
        currencySymbol: symbolOf(currency),
        countryCode: storefront,
      }),
    }),
  };
}

/** The raw values of `Transaction.OfferType`. */
export const offerTypes = {introductory: 1, promotional: 2, code: 3, winBack: 4} as const;

// 2.8.8 `ios/ExpoIapModule.swift:99`
function offerOf({id, type, mode}: AppliedOffer): Payload {
  return {id: id ?? '', type: offerTypes[type], paymentMode: mode};
}

function ended(ending: string, fields: Payload): Payload {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name + ending, value]));
}

export function productType({kind}: Product): string {
  if (kind === 'consumable') return 'Consumable';
  if (kind === 'unlock') return 'Non-Consumable';
  return kind === 'subscription' ? 'Auto-Renewable Subscription' : 'Non-Renewing Subscription';
}

/** Numbers of the states, for the app and in the App Store Server API. */
export const appleStates = {
  active: 1,
  expired: 2,
  retry: 3,
  grace: 4,
  revoked: 5,
  paused: 2,
} as const;

/** `serializeSubscriptionStatus`: 2.8.8 `ios/ExpoIapModule.swift:268`. */
export function iosStatus({state, autoRenews, current, next}: Subscription): Payload {
  return {
    state: appleStates[state],
    renewalInfo: {
      autoRenewStatus: autoRenews,
      autoRenewPreference: next.productId,
      // Swift values without a conversion (:287, :291): nothing usable reaches JavaScript.
      expirationReason: null,
      deviceVerification: null,
      gracePeriodExpirationDate: null,
      currentProductID: current.productId,
      debugDescription: '',
      platform: 'ios',
    },
    platform: 'ios',
  };
}
