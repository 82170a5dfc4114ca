/** A question as readers type it, and the place that must be among the first answers: for a tool, its whole address. */
export type SearchRow = {
  /** Among so many. */
  readonly most: number;
  readonly version: string;
  readonly query: string;
  readonly expected: string;
};

/** Words that people have for what a page is about: it comes before all others. */
const first = {
  'unit test': '/tools/test-kit',
  jest: '/tools/test-kit#jest-expo',
  'upgrade to 5': '/tools/upgrade',
  'free trial': 'guides/faq#trial',
  'subscription trial': 'guides/faq#trial',
  'without a store account': '/tools/pocket-store',
  'gate a screen': 'guides/subscriptions#status',
  gate: 'guides/subscriptions#status',
  paywall: 'examples/subscription-manager',
  claude: '/tools/assistants',
  cursor: '/tools/assistants',
  mcp: '/tools/assistants',
  'llms.txt': '/tools/assistants',
  'paid but nothing': 'guides/support#paid-but-got-nothing',
  refund: 'guides/faq#refunds',
  restore: 'api/use-iap#restorepurchases',
  'expo go': 'guides/faq#expo-go',
} as const;

/** Questions that mean the same in every version, by the address under the root of the version. */
const everywhere = {
  // Symptoms in the reader's words.
  'charged twice': 'guides/error-handling#retry',
  'already owned': 'api/error-codes#e_already_owned',
  'refunded after 3 minutes': 'guides/troubleshooting#android-refund',
  'promo code': 'guides/offer-code-redemption',
  'nothing happens when I tap buy': 'guides/troubleshooting#nothing-happens',
  // Assistants.
  'cursor mcp': '/tools/assistants',
  'agent skill': '/tools/assistants#skills',
  // Posts.
  'release 2.8.1': '/blog/v2-8-1-release',
  // Error codes, whole and begun.
  E_USER_CANCELLED: 'api/error-codes#e_user_cancelled',
  E_ITEM: 'api/error-codes#e_item_unavailable',
  e_not_prep: 'api/error-codes#e_not_prepared',
  // Names, whole, begun and in parts.
  finishTransaction: 'api/methods/core-methods#finishtransaction',
  requestPur: 'api/methods/core-methods#requestpurchase',
  'updated listener': 'api/methods/listeners#purchaseupdatedlistener',
  // Typing mistakes.
  'prodcuts empty': 'guides/troubleshooting#ios-products-empty',
  finishTransacton: 'api/methods/core-methods#finishtransaction',
  E_USER_CANCELED: 'api/error-codes#e_user_cancelled',
  'subscriptoin manager': 'examples/subscription-manager',
} as const;

const only: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '2.8': {
    'paid but nothing': 'guides/paid-but-got-nothing',
    fetchP: 'api/methods/core-methods#fetchproducts',
    purchaseTokenAndroid: 'api/types#purchaseandroid',
    PurchaseIOS: 'api/types#purchaseios',
    'hot relaod': 'guides/ios-hot-reload-fix',
  },
  '2.7': {
    requestProd: 'api/methods/core-methods#requestproducts',
    'kotlin metadata': 'installation#kotlin-metadata',
    useIAP: 'api/use-iap',
    'jest mock': 'guides/faq#jest',
  },
  '2.6': {
    getProd: 'api/methods/core-methods#getproducts',
    getSubscriptions: 'api/methods/core-methods#getsubscriptions',
    'ask to buy': 'guides/troubleshooting#deferred-payment',
    'invalid transaction id': 'guides/troubleshooting#invalid-transaction-id',
  },
};

/** The questions of every version: those that mean the same everywhere, and its own. */
export const searchRows: readonly SearchRow[] = Object.entries(only).flatMap(([version, own]) =>
  Object.entries({...first, ...everywhere, ...own}).map(([query, expected]) => ({
    ...{version, query, expected},
    most: query in first ? 1 : 3,
  })),
);
