import {createContext, useCallback, useContext, useEffect, useRef, useState} from 'react';
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
import {loadItems, requestItem, type Item} from './request-item';
import {loadAccount, type Account, type Session} from './server-check';
import {mustFinish, settlePurchase, type Source} from './settle';
import {codeOf, messageFor, useOneJob} from './use-one-job';

type Store = {
  readonly connected: boolean;
  readonly loading: boolean;
  /** A payment sheet is open, or a purchase is being settled. */
  readonly busy: boolean;
  readonly message: string;
  readonly account: Account | undefined;
  readonly items: readonly Item[];
  readonly load: () => Promise<void>;
  readonly buy: (item: Item) => Promise<void>;
  readonly restore: () => Promise<void>;
};

const StoreContext = createContext<Store | undefined>(undefined);

/** Gives a component the one store of the app. */
export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStore needs a StoreProvider above it');
  return store;
}

/** Connects once for the whole app and stays mounted, whoever is signed in. */
export function StoreProvider({session, children}: {session: Session; children: ReactNode}) {
  const {userId} = session;
  const [latest, setLatest] = useState<{userId: string; account: Account}>();
  const [loading, setLoading] = useState(true);
  const [settling, setSettling] = useState(0);
  const [message, setMessage] = useState('');
  const taken = useRef(new Set<string>());
  const found = useRef(new Set<string>());

  const failed = useCallback((error: unknown) => {
    console.warn('The store failed', error);
    if (!isUserCancelledError(error)) setMessage(messageFor(error));
  }, []);
  const {busy, start, endAfter} = useOneJob(failed);

  const settle = useCallback(
    async (purchase: Purchase, source: Source) => {
      const give = (account: Account) => setLatest({userId, account});
      const seen = {taken: taken.current, found: found.current};
      setSettling((count) => count + 1);
      try {
        await settlePurchase(purchase, source, {session, ...seen, give, tell: setMessage});
      } finally {
        setSettling((count) => count - 1);
      }
    },
    [session, userId],
  );

  // #region connect
  const {connected, products, subscriptions, getProducts, getSubscriptions} = useIAP({
    onPurchaseSuccess: (purchase) => void settle(purchase, 'event'),
  });

  const load = useCallback(async () => {
    setLoading(true);
    await getProducts(productIds);
    await getSubscriptions(subscriptionIds);
    setLoading(false);
  }, [getProducts, getSubscriptions]);

  useEffect(() => {
    if (connected) void load();
  }, [connected, load]);
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
      const read = recover();
      // Google Play's sheet can go away without an answer: then only the return to the app ends the tap.
      if (Platform.OS === 'android') void endAfter(read);
    });
    return () => subscription.remove();
  }, [connected, recover, endAfter]);
  // #endregion

  // #region account
  useEffect(() => {
    const read = async () => {
      const account = await loadAccount(session);
      // A purchase that was settled in the meantime brought a newer account.
      setLatest((current) => (current?.userId === userId ? current : {userId, account}));
    };
    read().catch(failed);
  }, [session, userId, failed]);
  // #endregion

  // #region restore
  const settleOwned = async () => {
    // iOS lists only products that were loaded in this connection: load first, then read.
    await loadItems();
    for (const purchase of await getAvailablePurchases()) await settle(purchase, 'read');
  };

  const restore = () =>
    start(async () => {
      setMessage('');
      // The sync also fails when the user closes its dialog; what the device knows can still be read.
      if (Platform.OS === 'ios')
        await syncIOS().catch((error) => console.warn('Not synced', error));
      await settleOwned();
      const account = await loadAccount(session);
      setLatest({userId, account});
      const hasAccess = Object.keys(account.access).length > 0;
      const result = hasAccess ? 'Your purchases are back.' : 'Nothing to restore.';
      setMessage((current) => current || result);
    });
  // #endregion

  // #region buy
  const buy = (item: Item) =>
    start(async () => {
      setMessage('');
      found.current.clear();
      try {
        await requestItem(item, userId);
      } catch (error) {
        if (isUserCancelledError(error)) return;
        if (codeOf(error) === ErrorCode.E_ALREADY_OWNED) {
          setMessage('You already own this. It is being restored.');
          return settleOwned();
        }
        // A failed request can be charged all the same: read before the buttons work again.
        if (!(await recover())) {
          return setMessage("The store can't be reached. If you paid, you get it later.");
        }
        if (!found.current.has(item.id)) throw error;
      }
    });
  // #endregion

  const account = latest?.userId === userId ? latest.account : undefined;
  const items = [...products, ...subscriptions];
  const store = {
    connected,
    loading,
    busy: busy || settling > 0,
    message,
    account,
    items,
    load,
    buy,
    restore,
  };
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>;
}
