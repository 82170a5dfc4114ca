import type {PlatformName} from 'expo-iap-test-kit/versions';
import type {PromiseName} from './promises.ts';
import type {Plant} from './shopApp.ts';

/** A fault in a copy of a sample, and the promise that it breaks. */
export type PlantedFault = {
  readonly promise: PromiseName;
  readonly what: string;
  readonly app: string;
  readonly platform: PlatformName;
  readonly plants: readonly Plant[];
};

export const plantedFaults: readonly PlantedFault[] = [
  {
    promise: 'given once',
    what: 'the app counts coins by itself',
    app: 'basic-store',
    platform: 'ios',
    plants: [
      {
        file: 'basic-store.tsx',
        from: '(now.userId === userId ? {userId, coins} : now)',
        to: '({userId, coins: now.coins + 100})',
      },
    ],
  },
  {
    promise: 'given before finished',
    what: 'the shop finishes first',
    app: 'basic-store',
    platform: 'android',
    plants: [
      {
        file: 'basic-store.tsx',
        from: 'const {genuine, state, account} = await checkOnServer(purchase);',
        to: 'await finishTransaction({purchase, isConsumable: true});\n$&',
      },
    ],
  },
  {
    promise: 'given in the end',
    what: 'nobody reads what Google left open',
    app: 'basic-store',
    platform: 'android',
    plants: [
      {
        file: 'basic-store.tsx',
        from: "if (Platform.OS !== 'android') return true;",
        to: 'return true;',
      },
    ],
  },
  {
    promise: 'given when paid',
    what: 'a pending payment is taken for a purchase, and the account is not asked',
    app: 'subscription-manager',
    platform: 'android',
    plants: [
      {file: 'use-subscription-manager.ts', from: 'if (isPending(purchase))', to: 'if (false)'},
      {file: 'use-subscription-manager.ts', from: "answer.state === 'pending'", to: 'false'},
      {
        file: 'use-subscription-manager.ts',
        from: 'if (until !== undefined)',
        to: '',
      },
    ],
  },
  {
    promise: 'given until refunded',
    what: 'the app keeps to itself what Apple took back',
    app: 'complete-impl',
    platform: 'ios',
    plants: [
      {
        file: 'settle.ts',
        from: 'if (!kindOf(productId) || !token) return;',
        to: "$&\n  if (purchase.platform === 'ios' && purchase.revocationDateIOS) return;",
      },
    ],
  },
  {
    promise: 'given while paid for',
    what: 'an expired plan is shown as active',
    app: 'subscription-manager',
    platform: 'ios',
    plants: [
      {
        file: 'subscription-status.ts',
        from: 'if (state === 1) return',
        to: 'if (state === 1 || state === 2) return',
      },
    ],
  },
  {
    promise: 'free buttons',
    what: 'only the promise of the request frees the buttons',
    app: 'basic-store',
    platform: 'android',
    plants: [{file: 'basic-store.tsx', from: '.then(() => end(open))', to: ''}],
  },
  {
    promise: 'truth',
    what: 'a failed request is told before anybody reads',
    app: 'complete-impl',
    platform: 'android',
    plants: [
      {
        file: 'store-provider.tsx',
        from: 'if (!found.current.has(item.id)) throw error;',
        to: 'throw error;',
      },
      {
        file: 'use-one-job.ts',
        from: "That didn't work. If you paid, you get it later.",
        to: "That didn't work. Try again.",
      },
    ],
  },
  {
    promise: 'price',
    what: 'the line of a plan leaves out how often it is charged',
    app: 'subscription-manager',
    platform: 'android',
    plants: [
      {
        file: 'subscription-plans.ts',
        from: /if \(renews\) return [^;]+;/,
        to: 'if (renews) return price;',
      },
    ],
  },
  {
    promise: 'clean end',
    what: 'a listener of AppState stays',
    app: 'complete-impl',
    platform: 'ios',
    plants: [{file: 'store-provider.tsx', from: 'return () => subscription.remove();', to: ''}],
  },
  {
    promise: 'handled rejections',
    what: 'nobody catches what the server rejects',
    app: 'complete-impl',
    platform: 'ios',
    plants: [
      {file: 'use-account.ts', from: 'void refresh();\n    const', to: 'void read();\n    const'},
    ],
  },
];
