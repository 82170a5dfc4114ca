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
    ...{promise: 'given once', app: 'basic-store', platform: 'ios'},
    what: 'the app counts coins by itself',
    plants: [
      [
        'basic-store.tsx',
        '(now.userId === userId ? {userId, coins} : now)',
        '({userId, coins: now.coins + 100})',
      ],
    ],
  },
  {
    ...{promise: 'given before finished', app: 'basic-store', platform: 'android'},
    what: 'the shop finishes first',
    plants: [
      [
        'basic-store.tsx',
        'const {genuine, state, account} = await checkOnServer(purchase);',
        'await finishTransaction({purchase, isConsumable: true});\n$&',
      ],
    ],
  },
  {
    ...{promise: 'given in the end', app: 'basic-store', platform: 'android'},
    what: 'nobody reads what Google left open',
    plants: [['basic-store.tsx', "if (Platform.OS !== 'android') return true;", 'return true;']],
  },
  {
    ...{promise: 'given when paid', app: 'subscription-manager', platform: 'android'},
    what: 'a pending payment is taken for a purchase, and the account is not asked',
    plants: [
      ['use-subscription-manager.ts', 'if (isPending(purchase))', 'if (false)'],
      ['use-subscription-manager.ts', "answer.state === 'pending'", 'false'],
      ['use-subscription-manager.ts', 'if (until !== undefined)', ''],
    ],
  },
  {
    ...{promise: 'given until refunded', app: 'complete-impl', platform: 'ios'},
    what: 'the app keeps to itself what Apple took back',
    plants: [
      [
        'settle.ts',
        'if (!kindOf(productId) || !token) return;',
        "$&\n  if (purchase.platform === 'ios' && purchase.revocationDateIOS) return;",
      ],
    ],
  },
  {
    ...{promise: 'given while paid for', app: 'subscription-manager', platform: 'ios'},
    what: 'an expired plan is shown as active',
    plants: [
      [
        'subscription-status.ts',
        'if (state === 1) return',
        'if (state === 1 || state === 2) return',
      ],
    ],
  },
  {
    ...{promise: 'free buttons', app: 'basic-store', platform: 'android'},
    what: 'only the promise of the request frees the buttons',
    plants: [['basic-store.tsx', '.then(() => end(open))', '']],
  },
  {
    ...{promise: 'truth', app: 'complete-impl', platform: 'android'},
    what: 'a failed request is told before anybody reads',
    plants: [
      ['store-provider.tsx', 'if (!found.current.has(item.id)) throw error;', 'throw error;'],
      [
        'use-one-job.ts',
        "That didn't work. If you paid, you get it later.",
        "That didn't work. Try again.",
      ],
    ],
  },
  {
    ...{promise: 'clean end', app: 'complete-impl', platform: 'ios'},
    what: 'a listener of AppState stays',
    plants: [['store-provider.tsx', 'return () => subscription.remove();', '']],
  },
  {
    ...{promise: 'handled rejections', app: 'complete-impl', platform: 'ios'},
    what: 'nobody catches what the server rejects',
    plants: [['use-account.ts', 'void refresh();\n    const', 'void read();\n    const']],
  },
];
