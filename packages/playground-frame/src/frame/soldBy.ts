import type {Sells} from 'expo-iap-test-kit/panel/boughtElsewhere';
import type {App} from '../protocol.ts';

/** The products that an app sells are those that its code names. */
export function soldBy({files}: Pick<App, 'files'>): Sells {
  // In quotes: part of a name or a key is not a product.
  return (id) =>
    files.some(({code}) => [`'${id}'`, `"${id}"`, `\`${id}\``].some((one) => code.includes(one)));
}
