import {useCallback, useEffect, useRef, useState} from 'react';
import {
  ActivityIndicator,
  AppState,
  FlatList,
  Platform,
  Pressable,
  Text,
  View,
} from 'react-native';
import {
  ErrorCode,
  finishTransaction,
  getAvailablePurchases,
  isUserCancelledError,
  useIAP,
  type Product,
  type Purchase,
} from 'expo-iap';

const COIN_PACKS = ['coins_100', 'coins_500'];

// #region check
/** Replace it with your sign-in: its token tells your server whose purchase this is. */
async function sessionToken(): Promise<string> {
  return 'user';
}

/** Your server's answer; `state` is `paid`, `pending` or `refunded`. */
type CheckAnswer = {genuine: boolean; state: string | null; account: {coins: number}};

/** Has your server verify a purchase and credit its coins once. */
async function checkOnServer(purchase: Purchase): Promise<CheckAnswer> {
  const {platform, productId, purchaseToken: token} = purchase;
  // On Android, `fetch` never gives up by itself, so the buttons would stay locked.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), 20_000);
  try {
    const response = await fetch('https://api.example.com/purchases', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${await sessionToken()}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({platform, productId, token}),
      signal: limit.signal,
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    const answer: CheckAnswer = await response.json();
    return answer;
  } finally {
    clearTimeout(timer);
  }
}
// #endregion

function useCoinStore(userId: string, balance: number) {
  const [shown, setShown] = useState({userId, coins: balance});
  // Another user signed in.
  if (shown.userId !== userId) setShown({userId, coins: balance});
  const [loading, setLoading] = useState(true);
  /** The tap whose payment sheet is open. */
  const tap = useRef<symbol | undefined>(undefined);
  const [buying, setBuying] = useState(false);
  const [settling, setSettling] = useState(0);
  /** What the user reads, and the product whose delivery makes it untrue. */
  const [told, setTold] = useState({text: '', about: ''});
  const tell = useCallback((text: string, about = '') => setTold({text, about}), []);
  const taken = useRef(new Set<string>());
  /** Products settled or found pending since the last tap. */
  const found = useRef(new Set<string>());

  // #region settle
  const settle = useCallback(
    async (purchase: Purchase) => {
      const {productId} = purchase;
      if (!COIN_PACKS.includes(productId)) return;
      const key = keyOf(purchase);
      if (!key || taken.current.has(key)) return;
      found.current.add(productId);
      if (purchase.platform === 'android' && purchase.purchaseStateAndroid !== 1) {
        return tell(
          'Your payment is on its way. The coins come when it arrives.',
          productId,
        );
      }
      taken.current.add(key);
      setSettling((count) => count + 1);
      try {
        const {genuine, state, account} = await checkOnServer(purchase);
        // The server can be behind the phone: the next event or read is a new try.
        if (state === 'pending') throw new Error('Not paid yet');
        if (!genuine) {
          return tell(
            'This purchase could not be confirmed. Nothing was added.',
            productId,
          );
        }
        // A refunded purchase is genuine too, but its coins are gone. Left
        // unfinished, it would arrive at each start.
        const {coins} = account;
        // A late answer is not for the next user.
        setShown((now) => (now.userId === userId ? {userId, coins} : now));
        setTold((now) => (now.about === productId ? {text: '', about: ''} : now));
        await finishTransaction({purchase, isConsumable: true});
      } catch (error) {
        console.warn('Purchase not settled', productId, error);
        taken.current.delete(key);
        tell(
          'Your purchase is safe, but not complete yet. Start the app again later.',
          productId,
        );
      } finally {
        setSettling((count) => count - 1);
      }
    },
    [userId, tell],
  );
  // #endregion

  const {connected, products, fetchProducts, requestPurchase} = useIAP({
    onPurchaseSuccess: settle,
  });

  // #region recover
  /** Settles what is open, and says whether the store could be read. */
  const recover = useCallback(async () => {
    // On iOS an unfinished purchase comes back as an event. On Android nobody sends it.
    if (Platform.OS !== 'android') return true;
    try {
      for (const purchase of await getAvailablePurchases()) await settle(purchase);
      return true;
    } catch (error) {
      console.warn('Open purchases could not be read', error);
      return false;
    }
  }, [settle]);
  // #endregion

  const load = useCallback(async () => {
    setLoading(true);
    await fetchProducts({skus: COIN_PACKS, type: 'inapp'});
    setLoading(false);
  }, [fetchProducts]);

  useEffect(() => {
    if (connected) void load().then(recover);
  }, [connected, load, recover]);

  // #region unlock
  /** Ends a tap, unless a newer one took its place. */
  const end = useCallback((one: symbol | undefined) => {
    if (!one || tap.current !== one) return;
    tap.current = undefined;
    setBuying(false);
  }, []);

  useEffect(() => {
    // Google Play's sheet can go away without an answer: then only the return to the
    // app ends the tap.
    if (!connected || Platform.OS !== 'android') return;
    const subscription = AppState.addEventListener('change', (state) => {
      const open = tap.current;
      if (state === 'active') void recover().then(() => end(open));
    });
    return () => subscription.remove();
  }, [connected, recover, end]);
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

  // #region buy
  const buy = async (productId: string) => {
    if (tap.current) return;
    const own = Symbol(productId);
    tap.current = own;
    setBuying(true);
    tell('');
    found.current.clear();
    try {
      await requestPurchase({
        request: {ios: {sku: productId}, android: {skus: [productId]}},
        type: 'inapp',
      });
    } catch (error) {
      if (isUserCancelledError(error)) return;
      const isOwned = codeOf(error) === ErrorCode.E_ALREADY_OWNED;
      if (isOwned) {
        tell(
          'The store has an open purchase of this pack. It is added once it is paid.',
        );
      }
      // A failed request may be charged anyway: read before the buttons work again.
      if (!(await recover())) {
        tell(
          "The store can't be reached. If you paid, you get it at the next start.",
          productId,
        );
      } else if (!isOwned && !found.current.has(productId)) {
        console.warn('Not bought', productId, error);
        const isDeferred = codeOf(error) === ErrorCode.E_DEFERRED_PAYMENT;
        const otherwise = 'Not completed. If you paid, your coins come later.';
        tell(isDeferred ? 'Your purchase waits for approval.' : otherwise, productId);
      }
    } finally {
      end(own);
    }
  };
  // #endregion

  const packs = COIN_PACKS.flatMap((id) =>
    products.filter((product) => product.id === id),
  );
  const locked = !connected || buying || settling > 0;
  return {coins: shown.coins, packs, loading, locked, message: told.text, buy, load};
}

/** Android can lack the order id; on iOS, a refund repeats the id, with a date. */
function keyOf(purchase: Purchase): string | null | undefined {
  if (purchase.platform === 'android') return purchase.purchaseToken;
  return purchase.id && `${purchase.id} ${purchase.revocationDateIOS ?? ''}`;
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error
    ? error.code
    : undefined;
}

/** The name without the app's name, which Google adds to `title`. */
function nameOf(product: Product): string {
  return product.platform === 'android' ? product.nameAndroid : product.displayNameIOS;
}

// #region screen
type StoreProps = {userId: string; balance: number};

/** A coin shop; `balance` is what your server said at sign-in. */
export default function BasicStore({userId, balance}: StoreProps) {
  const {coins, packs, loading, locked, message, buy, load} = useCoinStore(
    userId,
    balance,
  );
  return (
    <View style={{flex: 1, gap: 16, padding: 24}}>
      <Text accessibilityRole="header">{`You have ${coins} coins`}</Text>
      {message !== '' && <Text accessibilityRole="alert">{message}</Text>}
      {loading && <ActivityIndicator accessibilityLabel="Loading the shop" />}
      <FlatList
        data={packs}
        keyExtractor={(pack) => pack.id}
        renderItem={({item: pack}) => (
          <Pressable
            accessibilityRole="button"
            accessibilityState={{busy: locked, disabled: locked}}
            disabled={locked}
            onPress={() => void buy(pack.id)}
          >
            <Text>{`Buy ${nameOf(pack)} for ${pack.displayPrice}`}</Text>
          </Pressable>
        )}
      />
      {!loading && packs.length === 0 && (
        <Pressable accessibilityRole="button" onPress={() => void load()}>
          <Text>The store shows no coins right now. Try again</Text>
        </Pressable>
      )}
    </View>
  );
}
// #endregion
