import {DAY} from 'expo-iap-test-kit/clock';
import type {Simulator} from 'expo-iap-test-kit/simulator';
import type {Purchase} from 'expo-iap-test-kit/store/purchase';
import type {PlatformName} from 'expo-iap-test-kit/versions';
import fc from 'fast-check';
import {type Act, act} from './act.ts';

/** Does something with the newest purchase that fits. */
function withNewest(
  name: string,
  fits: (purchase: Purchase) => boolean,
  happens: (phone: Simulator, purchase: Purchase) => void,
): Act {
  return act(
    name,
    (shop) => {
      const purchase = shop.phone.store.purchases.findLast(fits);
      if (purchase) happens(shop.phone, purchase);
    },
    ({store}) => store.purchases.some(fits),
  );
}

const isPending = ({payment}: Purchase): boolean => payment === 'pending';
const isPaid = ({payment}: Purchase): boolean => payment === 'paid';
const isRunning = ({payment, subscription}: Purchase): boolean =>
  payment === 'paid' && (subscription?.state === 'active' || subscription?.state === 'grace');

const passes = (days: number): Act =>
  act(`${days} days pass`, async (shop) => {
    await shop.pass(days * DAY);
  });

/** The user buys with the same store account on another phone, whose app dies before it finishes. */
const buysElsewhere = (productId: string): Act =>
  act(
    `${productId} is bought on another phone`,
    ({phone, accountElsewhere}) => {
      const {id} = phone.store.sell(productId, {accountToken: accountElsewhere});
      // Google tells nobody.
      if (phone.platform === 'ios') phone.store.deliver(id);
    },
    ({store, catalog, platform}) => {
      const {kind} = catalog.get(productId);
      if (kind === 'consumable') return mayHaveOneMore(productId, {store, platform});
      return !store.purchases.some(
        (one) => isPaid(one) && catalog.get(one.productId).kind === kind,
      );
    },
  );

/** Google sells nobody a consumable again before the first is paid and consumed. */
function mayHaveOneMore(
  productId: string,
  {store, platform}: Pick<Simulator, 'store' | 'platform'>,
): boolean {
  const isOpen = (one: Purchase) =>
    one.productId === productId && (isPaid(one) || isPending(one)) && !one.finished;
  return platform === 'ios' || !store.purchases.some(isOpen);
}

const redeems = act(
  'a code for coins_100 is redeemed',
  ({phone}) => {
    phone.store.addCode('GIFT', 'coins_100');
    phone.store.redeem('GIFT');
  },
  (phone) => mayHaveOneMore('coins_100', phone),
);

const everywhere: readonly Act[] = [
  withNewest('the payment arrives', isPending, ({store}, {id}) => store.pay(id)),
  withNewest('the payment is declined', isPending, ({store}, {id}) => store.decline(id)),
  withNewest('the store refunds', isPaid, ({store}, {id}) => store.refund(id)),
  withNewest(
    'the store sends the event again',
    (one) => isPaid(one) && !one.finished,
    ({store}, {id}) => store.deliver(id),
  ),
  withNewest('the user cancels the plan', isRunning, ({store}, {id}) => store.cancel(id)),
  act('the card stops working', ({phone}) => phone.store.breakPayments()),
  act('the card works again', ({phone}) => phone.store.fixPayments()),
  redeems,
];

const onIos: readonly Act[] = [
  withNewest(
    'the user takes the yearly plan in the App Store',
    isRunning,
    ({store}, {id}) => 'changePlan' in store && store.changePlan(id, 'pro_yearly'),
  ),
];

/** What happens in the store without the app. */
export function storeActs(platform: PlatformName): readonly fc.Arbitrary<Act>[] {
  const acts = platform === 'ios' ? [...everywhere, ...onIos] : everywhere;
  return [
    fc.constantFrom(...acts),
    fc.constantFrom(...acts),
    fc.constantFrom(1, 9, 40).map(passes),
    fc.constantFrom('coins_100', 'remove_ads', 'pro_monthly').map(buysElsewhere),
  ];
}
