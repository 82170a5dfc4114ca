/**
 * A call of the library to the store that can be made to fail: `products` on both, the next four on Google Play, the
 * others on the App Store.
 */
export type StoreCall =
  /** Loads products. */
  | 'products'
  /** Google: sets up the connection. */
  | 'connect'
  /** Google: reads what the account owns. */
  | 'purchases'
  | 'acknowledge'
  | 'consume'
  /** Apple: `AppStore.sync()`. */
  | 'sync'
  /** Apple: the status of a subscription. */
  | 'status'
  /** Apple: the sheet for subscriptions. */
  | 'manage'
  /** Apple: the sheet for a refund. */
  | 'refund';
