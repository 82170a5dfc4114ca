import type {Simulator} from '../../simulator/simulator.ts';
import {givesAccess, type Purchase} from '../../simulator/store/purchase.ts';
import type {ActState, LedgerLine, View} from '../protocol.ts';
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
    ledger: store.purchases.map((purchase) => describePurchase(purchase, ledger)),
    faults: ledger.faultsNow,
  };
}

function describePhoneActs(phone: Simulator, app: AppCode): ActState[] {
  const reload: ActState = {
    act: 'reload',
    whyNot: phone.device.running ? undefined : 'The app isn’t running.',
  };
  const others = [...phoneActs].map(([act, {whyNot}]): ActState => ({
    act,
    whyNot: whyNot?.(phone, app),
  }));
  return [reload, ...others];
}

function actsOf(purchase: Purchase, phone: Simulator): ActState[] {
  return [...purchaseActs]
    .filter(([, {concerns}]) => concerns(purchase, phone))
    .map(([act, {whyNot}]) => ({act, purchase: purchase.id, whyNot: whyNot?.(purchase, phone)}));
}

function describePurchase(purchase: Purchase, {rows}: Simulator['ledger']): LedgerLine {
  const {id, productId} = purchase;
  const row = rows.get(id);
  return {
    purchase: id,
    productId,
    paid: row?.paid ?? false,
    given: row?.given ?? 0,
    finished: row?.finished ?? false,
    refunded: row?.refunded ?? false,
    state: stateOf(purchase),
  };
}

function stateOf(purchase: Purchase): string {
  const {payment, consumed, upgraded, subscription, expiresAt} = purchase;
  if (payment !== 'paid') return payment;
  if (consumed) return 'consumed';
  if (upgraded) return 'replaced by another plan';
  if (!subscription) return 'owned';
  if (subscription.current !== purchase) return 'renewed';
  const end = expiresAt === null ? '' : ` until ${new Date(expiresAt).toISOString().slice(0, 10)}`;
  const renews = givesAccess(purchase) ? (subscription.autoRenews ? ', renews' : ', canceled') : '';
  return `${subscription.state}${end}${renews}`;
}
