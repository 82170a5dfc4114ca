import {useEffect, useState, type ReactNode} from 'react';
import {AppState, Button, Text, View} from 'react-native';
import {
  getAvailablePurchases,
  type Product,
  type Purchase,
  type SubscriptionProduct,
} from 'expo-iap';
import {type Account, report, syncEntitlements, useAccount} from './guide-server';

declare function StoreProvider(props: {children: ReactNode}): ReactNode;
declare function useStore(): ReturnType<typeof import('expo-iap').useIAP>;
declare function useStoreFailed(connected: boolean): boolean;
declare function useRecovery(): void;
declare function useReadOnReturn(connected: boolean): void;
declare function useOneAtATime(
  buy: (id: string) => Promise<void>,
  readOwned: () => Promise<unknown>,
): {
  busy: boolean;
  start: (id: string) => Promise<void>;
};
declare function tryToBuy(
  productId: string,
  buy: () => Promise<void>,
  show: (text: string) => void,
  readOwned: () => Promise<Purchase[]>,
): Promise<void>;
declare function buy(productId: string): Promise<void>;
declare function subscribe(sku: string): Promise<void>;
declare function changePlan(from: string, to: string, basePlan: string): Promise<void>;
declare function RestoreButton(): ReactNode;
declare function loadAccount(): Promise<void>;

async function readOwned() {
  const owned = await getAvailablePurchases();
  await syncEntitlements(owned);
  return owned;
}

/** The samples of the guides, put together. */
export default function GuideShop() {
  return (
    <StoreProvider>
      <Shop />
    </StoreProvider>
  );
}

function Shop() {
  const {connected, products, subscriptions, currentPurchase} = useStore();
  const account = useAccount();
  const {coins, access} = account;
  const [told, setTold] = useState({text: '', about: '', had: 0});
  const failed = useStoreFailed(connected);
  useRecovery();
  useReadOnReturn(connected);
  useEffect(() => {
    loadAccount().catch(report);
    const subscription = AppState.addEventListener('change', (state) => {
      if (state === 'active') loadAccount().catch(report);
    });
    return () => subscription.remove();
  }, []);

  useEffect(() => {
    // On Android, a payment that has not arrived is an event, not an error.
    if (currentPurchase?.platform !== 'android') return;
    if (currentPurchase.purchaseStateAndroid !== 2) return;
    const text = 'Your payment is on its way. You get it when it arrives.';
    setTold((last) => ({...last, text}));
  }, [currentPurchase]);

  const request = (id: string) => {
    if (id === 'pro_monthly') return subscribe(id);
    return id === 'pro_yearly' ? changePlan('pro_monthly', id, 'yearly') : buy(id);
  };
  const {busy, start} = useOneAtATime(async (id) => {
    const tell = (text: string) =>
      setTold({text, about: id, had: amountOf(account, id)});
    tell('');
    await tryToBuy(id, () => request(id), tell, readOwned);
  }, readOwned);
  // A message ends when the product that it is about is delivered.
  const message = amountOf(account, told.about) === told.had ? told.text : '';

  return (
    <View style={{gap: 16, padding: 24}}>
      <Text accessibilityRole="header">{`You have ${coins} coins`}</Text>
      {message !== '' && <Text accessibilityRole="alert">{message}</Text>}
      {failed && <Text>The store isn't responding on this device.</Text>}
      {[...products, ...subscriptions].map((product) => {
        const {id} = product;
        const name =
          product.platform === 'android' ? product.nameAndroid : product.displayNameIOS;
        return (access[id] ?? 0) > Date.now() ? (
          <Text key={id}>{`${name}: yours`}</Text>
        ) : (
          <Button
            key={id}
            disabled={!connected || busy}
            title={`Buy ${name} for ${priceOf(product)}`}
            onPress={() => void start(id)}
          />
        );
      })}
      <RestoreButton />
    </View>
  );
}

/** What the user has of a product: coins, or the time until which it is theirs. */
function amountOf({coins, access}: Account, id: string): number {
  return id === 'coins_100' ? coins : (access[id] ?? 0);
}

/** The price the guides charge: on Android, that of the base plan without offers. */
function priceOf(product: Product | SubscriptionProduct): string {
  const {id, displayPrice} = product;
  if (id !== 'pro_monthly' && id !== 'pro_yearly') return displayPrice;
  const offers =
    'subscriptionOfferDetailsAndroid' in product
      ? (product.subscriptionOfferDetailsAndroid ?? [])
      : [];
  const plan = offers.find(({offerId}) => !offerId);
  const price = plan?.pricingPhases.pricingPhaseList[0]?.formattedPrice ?? displayPrice;
  return `${price} ${id === 'pro_yearly' ? 'per year' : 'per month'}`;
}
