/** Something asks for a store that the settings leave out. */
export class NotSetUp extends Error {
  override readonly name = 'NotSetUp';

  constructor(store: 'apple' | 'google') {
    super(
      store === 'apple'
        ? 'This server has no settings for the App Store; --init prints an example.'
        : 'This server has no settings for Google Play; --init prints an example.',
    );
  }
}
