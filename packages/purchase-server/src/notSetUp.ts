/** Something asks for a store that the settings leave out. */
class NotSetUp extends Error {
  override readonly name = 'NotSetUp';
}

/** A store, which the settings may leave out. */
export function setUp<Store>(store: Store | null, name: 'the App Store' | 'Google Play'): Store {
  if (store) return store;
  throw new NotSetUp(`This server has no settings for ${name}; --init prints an example.`);
}
