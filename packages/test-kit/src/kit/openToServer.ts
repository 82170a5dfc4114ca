/** Where the entry for servers finds the stores of a phone, which is another file of the package. */
export const SIMULATOR: unique symbol = Symbol.for('expo-iap-test-kit/simulator');
