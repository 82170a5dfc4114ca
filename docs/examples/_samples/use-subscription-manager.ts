import {useCallback, useEffect, useRef, useState} from 'react';
import {AppState, Platform} from 'react-native';
import {
  fetchProducts,
  finishTransaction,
  getAvailablePurchases,
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
  requestPlan,
  type PlanCheck,
} from './subscription-requests';
import {readStatuses, type PlanStatus} from './subscription-status';
import {groupOf, isPending, isPlan, keyIOS, mustFinish} from './plan-purchases';
import {useMessage, useOneJob} from './use-one-job';

/** Unlocks a plan until a time in ms since 1970. */
export type GiveAccess = (productId: string, until: number) => void;

/** Everything behind the screen; calls `giveAccess` for each confirmed plan. */
export function useSubscriptionManager(giveAccess: GiveAccess) {
  const [products, setProducts] = useState<readonly SubscriptionProduct[]>([]);
  const [statuses, setStatuses] = useState<readonly PlanStatus[]>([]);
  const [introGroups, setIntroGroups] = useState<ReadonlySet<string>>(new Set());
  const [loading, setLoading] = useState(true);
  const [settling, setSettling] = useState(0);
  const {message, tell, delivered, failed} = useMessage();
  const taken = useRef(new Set<string>());
  /** Products settled or found pending since the last tap. */
  const found = useRef(new Set<string>());
  const give = useRef(giveAccess);
  useEffect(() => {
    give.current = giveAccess;
  }, [giveAccess]);

  const job = useOneJob(failed);
  const {start, endAfter} = job;

  /** Shows what the store says; a failure says nothing about what was bought. */
  const readPlans = useCallback(
    () =>
      readStatuses().then(setStatuses, (error) =>
        console.warn('The plans were not read', error),
      ),
    [],
  );

  // #region settle
  const settleOne = useCallback(
    async (purchase: Purchase, source: 'event' | 'read') => {
      const {productId, purchaseToken} = purchase;
      // An event without a purchase: Google only scheduled a change.
      if (!purchaseToken) return;
      if (!isPlan(purchase)) return;
      const finishes = mustFinish(purchase, source);
      // A paid purchase on Android can lack its order id, never its token.
      const key = purchase.platform === 'ios' ? keyIOS(purchase) : purchaseToken;
      if (finishes && taken.current.has(key)) return;
      found.current.add(productId);
      if (isPending(purchase)) return tell('Your payment is on its way.', productId);
      if (finishes) taken.current.add(key);
      let answer: PlanCheck;
      try {
        answer = await confirmOnServer(purchase);
        if (answer.state === 'pending') throw new Error('Not paid yet');
      } catch (error) {
        console.warn('Subscription not checked', productId, error);
        taken.current.delete(key);
        return tell(
          "Your purchase is safe, but not complete yet. We'll try again.",
          productId,
        );
      }
      if (!answer.genuine)
        return tell('This purchase could not be confirmed.', productId);
      // A refund and an old renewal are genuine and give no access. Unfinished, both
      // would arrive at each start.
      const until = answer.account.access[productId];
      if (until !== undefined) {
        give.current(productId, until);
        delivered(productId);
      }
      if (answer.ofAnother) tell('This plan belongs to another user of this app.');
      try {
        if (finishes) await finishTransaction({purchase});
      } catch (error) {
        // What is still open is finished at the next start.
        console.warn('Subscription not finished', productId, error);
        taken.current.delete(key);
      }
      await readPlans();
    },
    [readPlans, tell, delivered],
  );
  // #endregion

  /** Locks the buttons meanwhile. */
  const settle = useCallback(
    async (purchase: Purchase, source: 'event' | 'read') => {
      setSettling((count) => count + 1);
      await settleOne(purchase, source).catch(failed);
      setSettling((count) => count - 1);
    },
    [settleOne, failed],
  );

  const {connected} = useIAP({
    onPurchaseSuccess: (purchase) => void settle(purchase, 'event'),
  });

  // #region start
  // The hook's list keeps what it loaded first, such as an old price or a used trial.
  const load = useCallback(async () => {
    setLoading(true);
    try {
      const loaded = (await fetchProducts({
        skus: subscriptionIds,
        type: 'subs',
      })) as SubscriptionProduct[];
      setProducts(loaded);
      return loaded;
    } catch (error) {
      console.warn('Plans not loaded', error);
      tell('The plans could not be loaded. Try again.');
      return undefined;
    } finally {
      setLoading(false);
    }
  }, [tell]);

  /** Settles what is open. */
  const recover = useCallback(async () => {
    for (const purchase of await getAvailablePurchases())
      if (mustFinish(purchase, 'read')) await settle(purchase, 'read');
  }, [settle]);

  const update = useCallback(async () => {
    await readPlans();
    await recover();
  }, [readPlans, recover]);

  /** iOS knows the state of loaded plans only: load first, then read. */
  const loadAndRead = useCallback(async () => {
    await load();
    await update().catch(failed);
  }, [load, update, failed]);

  useEffect(() => {
    if (!connected) return;
    void loadAndRead();
    const subscription = AppState.addEventListener('change', (state) => {
      if (state !== 'active') return;
      // The user may have changed the plan in the store's own app.
      const read = update().catch(failed);
      // Google Play's sheet can go away without an answer: then only the return to
      // the app ends the tap.
      if (Platform.OS === 'android') void endAfter(read);
    });
    return () => subscription.remove();
  }, [connected, loadAndRead, update, endAfter, failed]);
  // #endregion

  // #region connection
  useEffect(() => {
    if (connected) return;
    // The hook reports no failed connection: Google Play is missing, or payments are
    // restricted.
    const timer = setTimeout(() => {
      setLoading(false);
      tell("The store isn't responding on this device.");
    }, 10_000);
    return () => clearTimeout(timer);
  }, [connected, tell]);
  // #endregion

  // #region eligible
  useEffect(() => {
    const ask = async () => {
      const eligible = new Set<string>();
      for (const group of new Set(products.flatMap(groupOf)))
        if (await isEligibleForIntroOfferIOS(group)) eligible.add(group);
      setIntroGroups(eligible);
    };
    if (Platform.OS === 'ios') ask().catch(failed);
  }, [products, statuses, failed]);
  // #endregion

  // #region buy
  const buy = (plan: Plan) =>
    start(async (isRunning) => {
      tell('');
      found.current.clear();
      const loaded = await load();
      if (!loaded) return;
      // What Google lists for this user can have changed since the screen opened.
      const fresh = listPlans(loaded, introGroups).find(({key}) => key === plan.key);
      if (!fresh) return tell('This offer is no longer available.');
      try {
        const isScheduled = await requestPlan(fresh);
        // Google's next answer settles an earlier request too, whose sheet went away
        // without one.
        if (isScheduled && isRunning()) tell('Your plan changes at the next renewal.');
      } catch (error) {
        if (isUserCancelledError(error) || !isRunning()) return;
        // A failed request may be charged anyway: read before the buttons work again.
        const isRead = await recover()
          .then(() => true)
          .catch(() => false);
        if (!isRead)
          return tell(
            "The store can't be reached. If you paid, you get it later.",
            plan.productId,
          );
        if (!found.current.has(plan.productId)) throw error;
      }
      await readPlans();
    }, plan.productId);
  // #endregion

  // #region actions
  const manage = () =>
    start(async () => {
      tell(await openManagement(statuses.find(({hasAccess}) => hasAccess)?.productId));
      await readPlans();
    });

  const restore = () =>
    start(async () => {
      tell('');
      // The sync also fails when the user closes its dialog; what the device knows
      // can still be read.
      if (Platform.OS === 'ios')
        await syncIOS().catch((error) => console.warn('Not synced', error));
      // iOS lists loaded plans only: without them an empty list says nothing.
      const loaded = await load();
      if (!loaded?.length) return tell('The plans could not be loaded. Try again.');
      const owned = (await getAvailablePurchases()).filter(isPlan);
      if (owned.length === 0) tell('Nothing to restore.');
      for (const purchase of owned) await settle(purchase, 'read');
    });
  // #endregion

  const plans = listPlans(products, introGroups);
  const busy = job.busy || settling > 0;
  return {
    connected,
    loading,
    busy,
    message,
    plans,
    statuses,
    loadAndRead,
    buy,
    manage,
    restore,
  };
}
