/** The longest body that anybody may send; a notification of Apple has two signed texts in a third one. */
export const LONGEST_BODY = 256 * 1024;

/** A signed transaction of Apple carries three certificates; a token of Google goes into an address. */
const LONGEST = {apple: 32 * 1024, google: 2048};

/** Whether a store can have made a token; a longer one would only be a call that the store refuses by its length. */
export function isTokenLength(store: 'apple' | 'google', token: string): boolean {
  return token.length > 0 && token.length <= LONGEST[store];
}
