/** Functions of the platforms, of JavaScript and of React that prose may call by their bare names. */
export const outsideCalls: ReadonlySet<string> = new Set([
  // JavaScript and its environment
  ...['fetch', 'require', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'alert'],
  ...['parseInt', 'parseFloat', 'isNaN', 'import', 'toString', 'catch', 'then', 'finally', 'super'],
  // React and React Native
  ...['useEffect', 'useState', 'useRef', 'useMemo', 'useCallback', 'useContext', 'useReducer'],
  ...['createContext', 'render', 'openURL', 'openSettings', 'addEventListener', 'remove'],
  // StoreKit
  ...['finish', 'purchase', 'sync', 'products', 'canMakePayments', 'currentEntitlements'],
  ...['showManageSubscriptions', 'beginRefundRequest', 'presentOfferCodeRedeemSheet'],
  // Play Billing
  ...[
    'launchBillingFlow',
    'queryProductDetailsAsync',
    'queryPurchasesAsync',
    'acknowledgePurchase',
  ],
  ...[
    'consumeAsync',
    'consumePurchase',
    'startConnection',
    'endConnection',
    'enablePendingPurchases',
  ],
  ...['queryPurchaseHistoryAsync', 'enableAutoServiceReconnection', 'getBillingConfigAsync'],
]);

/** Fields of the platforms and of other libraries that look like fields of this one. */
export const outsideNames: ReadonlySet<string> = new Set([
  ...['appId', 'bundleId', 'groupId', 'productId', 'isActive', 'packageName', 'purchaseState'],
  ...['BackHandlerAndroid', 'ToastAndroid', 'PermissionsAndroid', 'ActionSheetIOS'],
]);

/** Members that every error, list, promise or subscription has. */
export const commonMembers: ReadonlySet<string> = new Set([
  ...['message', 'name', 'stack', 'cause', 'toString', 'remove', 'then', 'catch', 'finally'],
  ...['length', 'map', 'filter', 'find', 'some', 'every', 'includes', 'forEach', 'reduce', 'push'],
]);

/** Types that the stores have too, under the same name and with other members. */
export const sharedTypes: ReadonlySet<string> = new Set([
  ...['Product', 'Purchase', 'SubscriptionInfo', 'SubscriptionOffer', 'SubscriptionStatus'],
]);
