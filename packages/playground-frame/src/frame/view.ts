import type {Simulator} from 'expo-iap-test-kit/simulator';
import type {Purchase, Subscription} from 'expo-iap-test-kit/store/purchase';
import type {PlatformName} from 'expo-iap-test-kit/versions';
import {actIds} from '../actIds.ts';
import type {LedgerLine, View} from '../page/readReport.ts';
import type {PossibleAct} from '../protocol.ts';
import type {AppCode} from './boughtElsewhere.ts';
import {phoneActs} from './phoneActs.ts';
import {purchaseActs} from './purchaseActs.ts';

/** Describes a phone, its store and its purchases for the page. */
export function describePhone(
  phone: Simulator,
  app: AppCode,
  screen: Pick<View, 'blank' | 'obeyed' | 'sheet' | 'buttons'>,
): View {
  const {clock, device, store, ledger} = phone;
  return {
    ...screen,
    time: clock.now,
    running: device.running,
    acts: [
      ...describePhoneActs(phone, app),
      ...store.purchases.flatMap((one) => actsOf(one, phone)),
    ],
    ledger: store.purchases.map((purchase) => describePurchase(purchase, phone)),
    faults: ledger.faultsNow,
  };
}

function describePhoneActs(phone: Simulator, app: AppCode): PossibleAct[] {
  const others = actIds.filter((act) => {
    const found = phoneActs[act];
    return found && found.can?.(phone, app) !== false;
  });
  return [
    ...others.map((act) => ({act})),
    ...(phone.device.running ? [{act: 'reload'} as const] : []),
  ];
}

function actsOf(purchase: Purchase, phone: Simulator): PossibleAct[] {
  return actIds
    .filter((act) => purchaseActs[act]?.can(purchase, phone))
    .map((act) => ({act, purchase: purchase.id}));
}

function describePurchase(purchase: Purchase, phone: Simulator): LedgerLine {
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

function stateOf(purchase: Purchase, {platform, catalog}: Simulator): string {
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
