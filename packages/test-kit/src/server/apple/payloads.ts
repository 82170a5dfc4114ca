import {appleStates, type Payload, productType} from '../../simulator/native/iosPayloads.ts';
import type {Simulator} from '../../simulator/simulator.ts';
import type {Purchase, Restore} from '../../simulator/store/purchase.ts';
import {accountOf, offerOf} from './payloadParts.ts';

/** `JWSTransactionDecodedPayload` of Apple: a purchase, or the transaction under which another phone has it. */
export function transactionPayload(
  {catalog, clock, device, store}: Simulator<'ios'>,
  purchase: Purchase,
  bundleId: string,
  restore: Restore | null,
): Payload {
  const {productId, transactionId, subscription, offer} = purchase;
  const product = catalog.get(productId);
  const first = purchase.original ?? purchase;
  const plan = product.kind === 'subscription' && {
    webOrderLineItemId: transactionId,
    subscriptionGroupIdentifier: product.group,
  };
  return {
    transactionId: restore?.transactionId ?? transactionId,
    originalTransactionId: first.transactionId,
    ...plan,
    bundleId,
    productId,
    purchaseDate: purchase.boughtAt,
    originalPurchaseDate: first.boughtAt,
    ...(purchase.expiresAt !== null && {expiresDate: purchase.expiresAt}),
    quantity: purchase.quantity,
    type: productType(product),
    ...accountOf(purchase),
    inAppOwnershipType: purchase.family ? 'FAMILY_SHARED' : 'PURCHASED',
    signedDate: clock.now,
    ...revocationOf(purchase),
    ...(subscription && purchase.upgraded && {isUpgraded: true}),
    ...offerOf(product, offer),
    environment: device.environment,
    storefront: device.storefront,
    ...storefrontIdOf(device.storefront),
    transactionReason: purchase.reason,
    currency: purchase.currency,
    price: Math.round(purchase.price * 1000),
    appTransactionId: store.appTransactionIdOf(purchase.account),
  };
}

/** What was taken back, and how much of it in thousandths of a percent. */
function revocationOf({revokedAt, revokedPercent, family}: Purchase): Payload {
  if (revokedAt === null) return {};
  const plain = {revocationDate: revokedAt, revocationReason: 0};
  if (family) return {...plain, revocationType: 'FAMILY_REVOKE'};
  return {
    ...plain,
    revocationType: revokedPercent === null ? 'REFUND_FULL' : 'REFUND_PRORATED',
    revocationPercentage: Math.round((revokedPercent ?? 100) * 1000),
  };
}

/** Apple's number of the state of a purchase's subscription. */
export function statusOf(purchase: Purchase): number | undefined {
  const {subscription} = purchase;
  return subscription ? appleStates[subscription.state] : undefined;
}

/** Apple's numbers of some storefronts. */
const numbers: Readonly<Record<string, string>> = {
  ...{USA: '143441', FRA: '143442', DEU: '143443', GBR: '143444', AUT: '143445', ITA: '143450'},
  ...{NLD: '143452', ESP: '143454', CAN: '143455', CHE: '143459', AUS: '143460', JPN: '143462'},
  ...{CHN: '143465', KOR: '143466', IND: '143467', MEX: '143468', POL: '143478', BRA: '143503'},
};

/** The number of a storefront; of another one the kit does not say it. */
function storefrontIdOf(country: string): {readonly storefrontId?: string} {
  const storefrontId = numbers[country];
  return storefrontId === undefined ? {} : {storefrontId};
}
