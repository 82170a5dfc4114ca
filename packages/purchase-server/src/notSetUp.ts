/** A store, which the settings may leave out. */
export function setUp<Store>(store: Store | null, name: 'the App Store' | 'Google Play'): Store {
  if (store) return store;
  throw new Error(`This server has no settings for ${name}; --init prints an example.`);
}
