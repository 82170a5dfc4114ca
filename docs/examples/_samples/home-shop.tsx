import {useState, type ReactNode} from 'react';
import {Text, View} from 'react-native';
import type {Purchase} from 'expo-iap';

declare function Shop(): ReactNode;

let show = (_coins: number) => {};

/** Replace it with your sign-in: its token tells your server whose purchase this is. */
async function sessionToken(): Promise<string> {
  return 'user';
}

type CheckAnswer = {genuine: boolean; state: string | null; account: {coins: number}};

/** Your server checks a purchase, and records it once. */
export async function checkOnServer(purchase: Purchase): Promise<CheckAnswer> {
  // On Android, `fetch` never gives up by itself.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), 20_000);
  try {
    const response = await fetch('https://api.example.com/purchases', {
      method: 'POST',
      headers: {Authorization: `Bearer ${await sessionToken()}`},
      body: JSON.stringify({
        platform: purchase.platform,
        productId: purchase.productId,
        token: purchase.purchaseToken,
      }),
      signal: limit.signal,
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    const answer: CheckAnswer = await response.json();
    return answer;
  } finally {
    clearTimeout(timer);
  }
}

export function showCoins(coins: number): void {
  show(coins);
}

/** The sample of the home page, with a screen around it. */
export default function HomeShop() {
  const [shown, setShown] = useState(0);
  show = setShown;
  return (
    <View style={{gap: 16, padding: 24}}>
      <Text accessibilityRole="header">{`You have ${shown} coins`}</Text>
      <Text>100 coins</Text>
      <Shop />
    </View>
  );
}
