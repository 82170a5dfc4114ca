import {DAY} from '../../simulator/clock.ts';
import type {Payload} from '../../simulator/native/iosPayloads.ts';
import type {Simulator} from '../../simulator/simulator.ts';
import {offerOf} from '../../simulator/store/prepaid.ts';
import {givesAccess, type PlanItem, type Purchase} from '../../simulator/store/purchase.ts';
import {replacementModes} from '../../simulator/store/replacement.ts';
import {money, toTime} from './values.ts';

/** Google says so long what an item replaced. */
const REPLACEMENT_DAYS = 60;

/** In which order Google lists the products of one token, of which it promises none. */
export type LineItemOrder = 'newest first' | 'newest last';

/** `lineItems` of `SubscriptionPurchaseV2`; without an order, the token decides. */
export function lineItems(
  simulator: Simulator,
  purchase: Purchase,
  order?: LineItemOrder,
): readonly Payload[] {
  const {items, productId, orderId} = purchase;
  const earlier = items.filter(({state}) => state === 'over');
  const addOns = items.filter(({state}) => state !== 'over');
  const owned = orderId !== null && {latestSuccessfulOrderId: orderId};
  const others = (list: Purchase['items']) =>
    list.map((one) => ({
      productId: one.productId,
      expiryTime: toTime(endOfItem(simulator, purchase, one)),
      autoRenewingPlan: {autoRenewEnabled: one.state === 'renews' && renews(purchase)},
      ...(one.state === 'ends' && renews(purchase) && {deferredItemRemoval: {}}),
      ...offerDetails(simulator, one),
      ...owned,
    }));
  const lines = [
    ...others(earlier),
    {
      productId,
      ...runningPlan(simulator, purchase),
      ...offerDetails(simulator, purchase),
      ...itemReplacement(simulator, purchase),
      ...offerPhase(purchase),
      ...owned,
    },
    ...others(addOns),
    ...comingLine(simulator, purchase),
  ];
  const isNewestFirst =
    order === undefined ? purchase.token.charCodeAt(0) % 2 === 0 : order === 'newest first';
  return isNewestFirst ? lines.toReversed() : lines;
}

/** When a token gives no access any more; null for what never began. While Google waits for a payment, the end moves on. */
export function endOf({catalog}: Simulator, purchase: Purchase): number | null {
  const {expiresAt, revokedAt, replacedAt, productId, subscription} = purchase;
  const ended = revokedAt ?? replacedAt ?? expiresAt;
  if (ended === null || ended !== expiresAt || subscription?.state !== 'grace') return ended;
  return ended + (catalog.getSubscription(productId).graceDays ?? 0) * DAY;
}

function endOfItem(simulator: Simulator, purchase: Purchase, {expiresAt, state}: PlanItem): number {
  const end = endOf(simulator, purchase) ?? expiresAt;
  return state === 'renews' ? end : Math.min(end, expiresAt);
}

/** The plan or offer behind a product of a purchase. */
export function planOf(
  {catalog}: Simulator,
  {productId, offerToken}: Pick<Purchase, 'productId' | 'offerToken'>,
) {
  return offerOf(catalog.getSubscription(productId), offerToken);
}

function runningPlan(simulator: Simulator, purchase: Purchase): Payload {
  const {subscription, productId} = purchase;
  const end = endOf(simulator, purchase);
  const expiry = end !== null && {expiryTime: toTime(end)};
  if (planOf(simulator, purchase)?.prepaid) return {...expiry, prepaidPlan: {}};
  const coming = isCurrent(purchase) ? subscription?.next.productId : productId;
  const isReplaced = coming !== undefined && coming !== productId;
  const price = isReplaced ? subscription?.phases : subscription?.next.phases;
  const autoRenewingPlan = {
    autoRenewEnabled: renews(purchase) && !isReplaced,
    ...(price && {recurringPrice: money(simulator, price.at(-1)?.price ?? 0)}),
    ...priceChange(simulator, purchase),
  };
  return {
    ...expiry,
    autoRenewingPlan,
    ...(isReplaced && renews(purchase) && {deferredItemReplacement: {productId: coming}}),
  };
}

/** The plan that begins with the next renewal: nobody owns it yet, so it has neither an end nor an order. */
function comingLine(simulator: Simulator, purchase: Purchase): readonly Payload[] {
  const {productId, subscription} = purchase;
  if (!subscription || !givesAccess(purchase) || subscription.next.productId === productId)
    return [];
  const {next} = subscription;
  const offerToken = next.offerToken ?? null;
  const autoRenewingPlan = {
    autoRenewEnabled: renews(purchase),
    recurringPrice: money(simulator, next.phases.at(-1)?.price ?? 0),
  };
  const coming = {productId: next.productId, offerToken};
  return [
    {
      productId: next.productId,
      autoRenewingPlan,
      ...offerDetails(simulator, coming),
      ...itemReplacement(simulator, purchase, 'coming'),
    },
  ];
}

const modeNames: Readonly<Record<number, string>> = {
  [replacementModes.unknown]: 'WITH_TIME_PRORATION',
  [replacementModes.withTimeProration]: 'WITH_TIME_PRORATION',
  [replacementModes.chargeProratedPrice]: 'CHARGE_PRORATED_PRICE',
  [replacementModes.withoutProration]: 'WITHOUT_PRORATION',
  [replacementModes.chargeFullPrice]: 'CHARGE_FULL_PRICE',
  [replacementModes.deferred]: 'DEFERRED',
};

function itemReplacement(simulator: Simulator, purchase: Purchase, line?: 'coming'): Payload {
  const {replaces, boughtAt, productId, payment} = purchase;
  const isTooOld = simulator.clock.now > boughtAt + REPLACEMENT_DAYS * DAY;
  const mode = replaces?.mode ?? null;
  if (!replaces || mode === null || isTooOld || payment === 'pending') return {};
  // What goes on until the renewal replaces nothing.
  if (line === undefined && replaces.next && replaces.next.productId !== productId) return {};
  const {old} = replaces;
  const {basePlanId, offerId} = planOf(simulator, old) ?? {};
  const names = {...(basePlanId && {basePlanId}), ...(offerId && {offerId})};
  return {itemReplacement: {productId: old.productId, ...names, replacementMode: modeNames[mode]}};
}

function priceChange(simulator: Simulator, {subscription, expiresAt}: Purchase): Payload {
  const {increase} = subscription ?? {};
  if (!increase) return {};
  const states = {none: 'OUTSTANDING', declined: 'OUTSTANDING', agreed: 'CONFIRMED'} as const;
  const {answer} = increase;
  return {
    priceChangeDetails: {
      newPrice: money(simulator, increase.price),
      priceChangeMode: 'PRICE_INCREASE',
      priceChangeState: answer === 'applied' ? 'APPLIED' : states[answer],
      ...(expiresAt !== null &&
        (answer === 'none' || answer === 'agreed') && {
          expectedNewPriceChargeTime: toTime(expiresAt),
        }),
    },
  };
}

/** Which price step runs. */
function offerPhase({subscription, id}: Purchase): Payload {
  const phase = subscription?.phases[subscription.phase];
  if (!phase || subscription?.current.id !== id) return {};
  if (phase.cycles === 0) return {offerPhase: {basePrice: {}}};
  return {offerPhase: phase.price === 0 ? {freeTrial: {}} : {introductoryPrice: {}}};
}

function offerDetails(
  simulator: Simulator,
  product: Pick<Purchase, 'productId' | 'offerToken'>,
): Payload {
  const offer = planOf(simulator, product);
  if (!offer) return {};
  const {basePlanId, offerId, tags} = offer;
  return {
    offerDetails: {basePlanId, ...(offerId !== null && {offerId}), ...(tags && {offerTags: tags})},
  };
}

function renews(purchase: Purchase): boolean {
  return isCurrent(purchase) && purchase.subscription?.autoRenews === true;
}

function isCurrent({subscription, id}: Purchase): boolean {
  return subscription?.current.id === id;
}
