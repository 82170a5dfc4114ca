import type {PlatformName} from 'expo-iap-test-kit/versions';
import fc from 'fast-check';
import type {Shop} from '../shop.tsx';
import {type Act, act, isInFront} from './act.ts';
import {deaths, phoneActs} from './phoneActs.ts';
import {type Ending, endings, endSheets} from './sheets.ts';

/** Buttons that ask for no payment. */
const OTHERS = /Restore|Try again|Change or cancel/;

/** Presses what is there and can be pressed, and remembers what came of it. */
async function press(shop: Shop, button: HTMLButtonElement | undefined, times = 1): Promise<void> {
  if (!button || button.disabled) return;
  const sold = shop.store.purchases.length;
  const requests = shop.requests.length;
  const {canRead, canCheck} = shop;
  for (let count = 0; count < times; count += 1) button.click();
  await shop.settle();
  shop.tap = {
    button: button.textContent ?? '',
    sold: shop.store.purchases.slice(sold).map(({id}) => id),
    requests: shop.requests.length - requests,
    message: shop.message,
    couldRead: canRead && shop.canRead,
    couldCheck: canCheck && shop.canCheck,
  };
}

const buys = (place: number, times: number, ending: Ending): Act =>
  act(
    `the user taps product ${place + 1}${times > 1 ? ' twice' : ''} and ${ending.name}`,
    async (shop) => {
      const buttons = shop.buttons.filter(({textContent}) => !OTHERS.test(textContent ?? ''));
      endSheets(shop.phone, ending);
      await press(shop, buttons[place % Math.max(buttons.length, 1)], times);
    },
    isInFront,
  );

const presses = (text: string): Act =>
  act(
    `the user taps "${text}"`,
    (shop) =>
      press(
        shop,
        shop.buttons.find(({textContent}) => textContent?.includes(text)),
      ),
    isInFront,
  );

const others: readonly Act[] = [
  presses('Restore'),
  presses('Try again'),
  presses('Change or cancel'),
  ...phoneActs,
];

/** Everything that a user can do with the app. */
export function userActs(platform: PlatformName): readonly fc.Arbitrary<Act>[] {
  const possible = endings.filter((one) => (one.platform ?? platform) === platform);
  const buying = fc
    .tuple(fc.nat(3), fc.constantFrom(1, 1, 1, 2), fc.constantFrom(...possible))
    .map(([place, times, ending]) => buys(place, times, ending));
  // Shops sell: half of all acts are taps and starts.
  return [buying, buying, buying, deaths, fc.constantFrom(...others), fc.constantFrom(...others)];
}
