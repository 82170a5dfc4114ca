import type {Purchase, Subscription} from '../simulator/store/purchase.ts';
import type {PlatformName} from '../simulator/versions.ts';
import {actIds} from './actIds.ts';
import type {PanelPhone, Sells} from './boughtElsewhere.ts';
import type {PossibleAct} from './orders.ts';
import {phoneActs} from './phoneActs.ts';
import {purchaseActs} from './purchaseActs.ts';

/** What a panel shows of a phone, its store and its purchases. */
export type PhoneView = ReturnType<typeof describePhone>;

/** Describes a phone, its store and its purchases for a panel. */
export function describePhone(phone: PanelPhone, sells: Sells) {
  const {clock, device, store, ledger} = phone;
  return {
    time: clock.now,
    running: device.running,
    acts: [
      ...describePhoneActs(phone, sells),
      ...store.purchases.flatMap((one) => actsOf(one, phone)),
    ],
    ledger: store.purchases.map((purchase) => describePurchase(purchase, phone)),
    faults: ledger.faultsNow,
  };
}

function describePhoneActs(phone: PanelPhone, sells: Sells): PossibleAct[] {
  const others = actIds.filter((act) => {
    const found = phoneActs[act];
    return found && found.can?.(phone, sells) !== false;
  });
  return [
    ...others.map((act) => ({act})),
    ...(phone.device.running ? [{act: 'reload'} as const] : []),
  ];
}

function actsOf(purchase: Purchase, phone: PanelPhone): PossibleAct[] {
  return actIds
    .filter((act) => purchaseActs[act]?.can(purchase, phone))
    .map((act) => ({act, purchase: purchase.id}));
}

/** A purchase from the view of money and goods. */
export type LedgerLine = ReturnType<typeof describePurchase>;

function describePurchase(purchase: Purchase, phone: PanelPhone) {
  const {id, productId} = purchase;
  const row = phone.ledger.rows.get(id);
  return {
    purchase: id,
    productId,
    paid: row?.paid ?? false,
    given: row?.given ?? 0,
    finished: row?.finished ?? false,
    refunded: row?.refunded ?? false,
    state: stateOf(purchase, phone),
  };
}

function stateOf(purchase: Purchase, {platform, catalog}: PanelPhone): string {
  const {productId, payment, finished, consumed, upgraded, subscription} = purchase;
  if (payment !== 'paid') return payment;
  if (consumed) return 'consumed';
  if (upgraded) return 'replaced by another plan';
  if (subscription?.current === purchase) return stateOfPlan(subscription, platform);
  if (subscription) return 'renewed';
  // Google keeps what is not consumed; on Apple's side nobody ever owns a consumable.
  if (platform === 'android' || catalog.get(productId).kind !== 'consumable') return 'owned';
  return finished ? 'finished' : 'paid';
}

function stateOfPlan({state, autoRenews, current}: Subscription, platform: PlatformName): string {
  if (state === 'grace') return 'grace period, payment failed';
  if (state === 'retry')
    return platform === 'ios' ? 'billing retry, no access' : 'account hold, no access';
  if (state !== 'active' || current.expiresAt === null) return state;
  const end = new Date(current.expiresAt).toISOString().slice(0, 10);
  return `active until ${end}, ${autoRenews ? 'renews' : 'canceled'}`;
}
