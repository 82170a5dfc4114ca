import {useCallback, useEffect, useRef, useState} from 'react';
import {AppState, Platform} from 'react-native';
import {
  finishTransaction,
  getAvailablePurchases,
  getSubscriptions,
  getUserFriendlyErrorMessage,
  isEligibleForIntroOfferIOS,
  isUserCancelledError,
  syncIOS,
  useIAP,
  type Purchase,
  type SubscriptionProduct,
} from 'expo-iap';
import {listPlans, subscriptionIds, type Plan} from './subscription-plans';
import {
  confirmOnServer,
  openManagement,
  readRenewal,
  requestPlan,
  tokenOf,
} from './subscription-requests';
import {readStatuses, type PlanStatus} from './subscription-status';

/** Everything behind the screen; `giveAccess` is called for each plan that your server confirmed. */
export function useSubscriptionManager(giveAccess: (productId: string) => void) {
  const [products, setProducts] = useState<readonly SubscriptionProduct[]>([]);
  const [statuses, setStatuses] = useState<readonly PlanStatus[]>([]);
  const [introGroups, setIntroGroups] = useState<ReadonlySet<string>>(new Set());
  const [loading, setLoading] = useState(true);
  const [working, setWorking] = useState(0);
  const [message, setMessage] = useState('');
  const taken = useRef(new Set<string>());
  /** Products with a purchase that was settled, or waits for its payment, since the last tap. */
  const found = useRef(new Set<string>());
  const give = useRef(giveAccess);
  useEffect(() => {
    give.current = giveAccess;
  }, [giveAccess]);

  const work = useCallback(async (job: () => Promise<void>) => {
    setWorking((count) => count + 1);
    try {
      await job();
    } catch (error) {
      console.warn('The store failed', error);
      if (!isUserCancelledError(error)) setMessage(getUserFriendlyErrorMessage(error));
    } finally {
      setWorking((count) => count - 1);
    }
  }, []);

  // #region settle
  const settle = useCallback(async (purchase: Purchase, source: 'event' | 'read') => {
    // In this version `id` is the id of the product.
    const {id: productId} = purchase;
    const renewal = readRenewal(purchase);
    if (renewal !== undefined) {
      setMessage(renewal);
      return setStatuses(await readStatuses());
    }
    // Nothing was bought: Google only scheduled a change of plan.
    if (!tokenOf(purchase)) return;
    if (!isPlan(purchase)) return;
    const finishes = mustFinish(purchase, source);
    // A paid purchase on Android can lack its order id, never its token.
    const key = purchase.platform === 'ios' ? keyIOS(purchase) : tokenOf(purchase);
    if (!key || (finishes && taken.current.has(key))) return;
    found.current.add(productId);
    if (isPending(purchase)) return setMessage('Your payment is on its way.');
    if (finishes) taken.current.add(key);
    let accepted = false;
    try {
      accepted = await confirmOnServer(purchase);
    } catch (error) {
      console.warn('Subscription not checked', productId, error);
      taken.current.delete(key);
      return setMessage("Your purchase is safe, but not complete yet. We'll try again later.");
    }
    if (accepted) give.current(productId);
    // A refund gives nothing. Unfinished, it would arrive at each start.
    else if (!isRefunded(purchase)) {
      return setMessage('This purchase could not be confirmed. Nothing was unlocked.');
    }
    try {
      if (finishes) await finishTransaction({purchase});
    } catch (error) {
      // What is still open is finished at the next start.
      console.warn('Subscription not finished', productId, error);
      taken.current.delete(key);
    }
    setStatuses(await readStatuses());
  }, []);
  // #endregion

  const {connected} = useIAP({
    onPurchaseSuccess: (purchase) => void work(() => settle(purchase, 'event')),
  });

  // #region start
  // The list of the hook keeps what it loaded first: an old price, the token of a trial that is used up.
  const load = useCallback(async () => {
    setLoading(true);
    try {
      const loaded = await getSubscriptions(subscriptionIds);
      setProducts(loaded);
      return loaded;
    } catch (error) {
      console.warn('Plans not loaded', error);
      setMessage('The plans could not be loaded. Try again.');
      return undefined;
    } finally {
      setLoading(false);
    }
  }, []);

  /** Settles what is open. */
  const recover = useCallback(async () => {
    const owned = await getAvailablePurchases();
    const open = owned.filter((purchase) => mustFinish(purchase, 'read'));
    for (const purchase of open) await work(() => settle(purchase, 'read'));
  }, [settle, work]);

  useEffect(() => {
    if (!connected) return;
    const update = async () => {
      setStatuses(await readStatuses());
      await recover();
    };
    // iOS knows the state of loaded plans only: load first, then read.
    void load().then(() => work(update));
    const subscription = AppState.addEventListener('change', (state) => {
      // The user may have changed the plan in the store's own app.
      if (state === 'active') void work(update);
    });
    return () => subscription.remove();
  }, [connected, load, recover, work]);
  // #endregion

  // #region connection
  useEffect(() => {
    if (connected) return;
    // The hook reports no failed connection: Google Play is missing, or payments are restricted.
    const timer = setTimeout(() => {
      setLoading(false);
      setMessage("The store isn't responding on this device.");
    }, 10_000);
    return () => clearTimeout(timer);
  }, [connected]);
  // #endregion

  // #region eligible
  useEffect(() => {
    const ask = async () => {
      const groups = new Set(products.flatMap(groupOf));
      const eligible = new Set<string>();
      for (const group of groups) {
        if (await isEligibleForIntroOfferIOS(group)) eligible.add(group);
      }
      setIntroGroups(eligible);
    };
    if (Platform.OS === 'ios') void work(ask);
  }, [products, statuses, work]);
  // #endregion

  // #region buy
  const buy = (plan: Plan) =>
    work(async () => {
      setMessage('');
      found.current.clear();
      const loaded = await load();
      if (!loaded) return;
      // What Google lists for this user can have changed since the screen opened.
      const fresh = listPlans(loaded, introGroups).find(({key}) => key === plan.key);
      if (!fresh) return setMessage('This offer is no longer available.');
      try {
        if (await requestPlan(fresh)) setMessage('Your plan changes at the next renewal.');
      } catch (error) {
        if (isUserCancelledError(error)) return;
        // A failed request can be charged all the same: read before the buttons work again.
        try {
          await recover();
        } catch (reason) {
          console.warn('Not recovered', reason);
          return setMessage("The store can't be reached. If you paid, you get it later.");
        }
        if (!found.current.has(plan.productId)) throw error;
      }
      setStatuses(await readStatuses());
    });
  // #endregion

  // #region actions
  const manage = () =>
    work(async () => {
      setMessage('');
      await openManagement(statuses.find(({hasAccess}) => hasAccess)?.productId);
      // The App Store needs a moment to know, and the event about it does not always come.
      setTimeout(() => void work(async () => setStatuses(await readStatuses())), 2000);
    });

  const restore = () =>
    work(async () => {
      setMessage('');
      // The sync also fails when the user closes its dialog; what the device knows can still be read.
      if (Platform.OS === 'ios')
        await syncIOS().catch((error) => console.warn('Not synced', error));
      await load();
      const owned = (await getAvailablePurchases()).filter(isPlan);
      if (owned.length === 0) setMessage('Nothing to restore.');
      for (const purchase of owned) await work(() => settle(purchase, 'read'));
    });
  // #endregion

  const plans = listPlans(products, introGroups);
  const busy = working > 0;
  return {connected, loading, busy, message, plans, statuses, load, buy, manage, restore};
}

function groupOf(product: SubscriptionProduct): string[] {
  const info = product.platform === 'ios' ? product.subscription : undefined;
  return info ? [info.subscriptionGroupID] : [];
}

/** iOS finishes only what arrived as an event, Android what nobody acknowledged yet. */
function mustFinish(purchase: Purchase, source: 'event' | 'read'): boolean {
  if (purchase.platform === 'ios') return source === 'event';
  return isPlan(purchase) && !purchase.isAcknowledgedAndroid;
}

/** A refund is the same transaction with a revocation date. */
function keyIOS({transactionId, revocationDateIos}: Extract<Purchase, {platform: 'ios'}>) {
  return transactionId && `${transactionId} ${revocationDateIos ?? ''}`;
}

function isRefunded(purchase: Purchase): boolean {
  return purchase.platform === 'ios' && Boolean(purchase.revocationDateIos);
}

function isPlan(purchase: Purchase): boolean {
  return subscriptionIds.includes(purchase.id);
}

function isPending(purchase: Purchase): boolean {
  return purchase.platform === 'android' && purchase.purchaseStateAndroid !== 1;
}
