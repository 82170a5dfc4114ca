import {createContext, useCallback, useContext, useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {AppState, Platform} from 'react-native';
import {
  ErrorCode,
  getAvailablePurchases,
  getUserFriendlyErrorMessage,
  isUserCancelledError,
  syncIOS,
  useIAP,
  type Purchase,
} from 'expo-iap';
import {productIds, subscriptionIds} from './catalog';
import {requestItem, type Item} from './request-item';
import {loadAccount, type Account, type Session} from './server-check';
import {mustFinish, settlePurchase, type Source} from './settle';

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
  const [working, setWorking] = useState(0);
  const [message, setMessage] = useState('');
  const taken = useRef(new Set<string>());
  const found = useRef(new Set<string>());

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

  const settle = useCallback(
    (purchase: Purchase, source: Source) => {
      const give = (account: Account) => setLatest({userId, account});
      const seen = {taken: taken.current, found: found.current};
      const desk = {session, ...seen, give, tell: setMessage};
      return work(() => settlePurchase(purchase, source, desk));
    },
    [session, userId, work],
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
      if (state === 'active') void recover();
    });
    return () => subscription.remove();
  }, [connected, recover]);
  // #endregion

  // #region account
  useEffect(() => {
    const read = async () => {
      const account = await loadAccount(session);
      // A purchase that was settled in the meantime brought a newer account.
      setLatest((current) => (current?.userId === userId ? current : {userId, account}));
    };
    void work(read);
  }, [session, userId, work]);
  // #endregion

  // #region restore
  const settleOwned = async () => {
    // iOS lists only products that were loaded in this connection: load first, then read.
    await load();
    for (const purchase of await getAvailablePurchases()) await settle(purchase, 'read');
  };

  const restore = () =>
    work(async () => {
      setMessage('');
      // The sync also fails when the user closes its dialog; what the device knows can still be read.
      if (Platform.OS === 'ios')
        await syncIOS().catch((error) => console.warn('Not synced', error));
      await settleOwned();
      const account = await loadAccount(session);
      setLatest({userId, account});
      const result = account.owned.length > 0 ? 'Your purchases are back.' : 'Nothing to restore.';
      setMessage((current) => current || result);
    });
  // #endregion

  // #region buy
  const buy = (item: Item) =>
    work(async () => {
      setMessage('');
      found.current.clear();
      try {
        await requestItem(item, userId);
      } catch (error) {
        if (isUserCancelledError(error)) return;
        if (isAlreadyOwned(error)) {
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
    busy: working > 0,
    message,
    account,
    items,
    load,
    buy,
    restore,
  };
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>;
}

function isAlreadyOwned(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return error.code === ErrorCode.E_ALREADY_OWNED;
}
