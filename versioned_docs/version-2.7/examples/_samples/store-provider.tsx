import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type {ReactNode} from 'react';
import {AppState, Platform} from 'react-native';
import {
  ErrorCode,
  getAvailablePurchases,
  isUserCancelledError,
  syncIOS,
  useIAP,
  type Purchase,
} from 'expo-iap';
import {productIds, subscriptionIds} from './catalog';
import {loadItems, openSubscriptions, requestItem, type Item} from './request-item';
import type {Account, Session} from './server-check';
import {mustFinish, settlePurchase, type Source} from './settle';
import {useAccount} from './use-account';
import {codeOf, useMessage, useOneJob} from './use-one-job';

type Store = {
  readonly connected: boolean;
  readonly loading: boolean;
  /** A payment sheet is open, or a purchase is being settled. */
  readonly busy: boolean;
  readonly message: string;
  readonly account: Account | undefined;
  /** Whether the user has a product now. */
  readonly owns: (productId: string) => boolean;
  readonly items: readonly Item[];
  readonly load: () => Promise<void>;
  readonly buy: (item: Item) => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly manage: () => Promise<void>;
};

const StoreContext = createContext<Store | undefined>(undefined);

/** Gives a component the one store of the app. */
export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStore needs a StoreProvider above it');
  return store;
}

/** Connects once for the whole app and stays mounted, whoever is signed in. */
export function StoreProvider({
  session,
  children,
}: {
  session: Session;
  children: ReactNode;
}) {
  const {account, owns, give, read, unread} = useAccount(session);
  const [loading, setLoading] = useState(true);
  const [settling, setSettling] = useState(0);
  const {message, tell, conclude, delivered, failed} = useMessage();
  const taken = useRef(new Set<string>());
  const found = useRef(new Set<string>());

  const {busy, start, endAfter} = useOneJob(failed);

  const settle = useCallback(
    async (purchase: Purchase, source: Source) => {
      const seen = {taken: taken.current, found: found.current};
      setSettling((count) => count + 1);
      try {
        await settlePurchase(purchase, source, {
          session,
          ...seen,
          give,
          tell,
          delivered,
        });
      } finally {
        setSettling((count) => count - 1);
      }
    },
    [session, give, tell, delivered],
  );

  // #region connect
  const {connected, products, subscriptions, requestProducts} = useIAP({
    onPurchaseSuccess: (purchase) => void settle(purchase, 'event'),
  });

  const load = useCallback(async () => {
    setLoading(true);
    await requestProducts({skus: productIds, type: 'inapp'});
    await requestProducts({skus: subscriptionIds, type: 'subs'});
    setLoading(false);
  }, [requestProducts]);

  useEffect(() => {
    if (connected) void load();
  }, [connected, load]);
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

  // #region recover
  /** Settles what is open, and says whether the store could be read. */
  const recover = useCallback(async () => {
    try {
      const owned = await getAvailablePurchases();
      const open = owned.filter((purchase) => mustFinish(purchase, 'read'));
      for (const purchase of open) await settle(purchase, 'read');
      return true;
    } catch (error) {
      console.warn('Not recovered', error);
      return false;
    }
  }, [settle]);

  useEffect(() => {
    if (!connected) return;
    void recover();
    const subscription = AppState.addEventListener('change', (state) => {
      if (state !== 'active') return;
      const settled = recover();
      // Google Play's sheet can go away without an answer: then only the return to
      // the app ends the tap.
      if (Platform.OS === 'android') void endAfter(settled);
    });
    return () => subscription.remove();
  }, [connected, recover, endAfter]);
  // #endregion

  // #region restore
  const settleOwned = async () => {
    // iOS lists only products that were loaded in this connection: load first, then
    // read.
    await loadItems();
    for (const purchase of await getAvailablePurchases())
      await settle(purchase, 'read');
  };

  const restore = () =>
    start(async () => {
      tell('');
      // The sync also fails when the user closes its dialog; what the device knows
      // can still be read.
      if (Platform.OS === 'ios')
        await syncIOS().catch((error) => console.warn('Not synced', error));
      await settleOwned();
      const {access} = await read();
      const hasAccess = Object.values(access).some((end) => end > Date.now());
      const result = hasAccess ? 'Your purchases are back.' : 'Nothing to restore.';
      conclude(result);
    });
  // #endregion

  // #region buy
  const buy = (item: Item) =>
    start(async () => {
      tell('');
      found.current.clear();
      try {
        await requestItem(item, session.userId);
      } catch (error) {
        if (isUserCancelledError(error)) return;
        if (codeOf(error) === ErrorCode.E_ALREADY_OWNED) {
          await settleOwned();
          const isFound = found.current.has(item.id);
          const result = isFound
            ? 'You already own this. It is restored.'
            : 'The store already has a purchase of this. It is added once it is paid.';
          return conclude(result, item.id);
        }
        // A failed request may be charged anyway: read before the buttons work again.
        if (!(await recover())) {
          return tell(
            "The store can't be reached. If you paid, you get it later.",
            item.id,
          );
        }
        if (!found.current.has(item.id)) throw error;
      }
    }, item.id);
  // #endregion

  const items = [...products, ...subscriptions];
  const store = {
    connected,
    loading,
    busy: busy || settling > 0,
    message: message || (unread ? "Your account can't be read right now." : ''),
    account,
    owns,
    items,
    load,
    buy,
    restore,
    manage: () => start(openSubscriptions),
  };
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>;
}
