import type {LogEntry} from 'expo-iap-test-kit/log';
import type {Simulator} from 'expo-iap-test-kit/simulator';

/** More products than this are counted. */
const MOST_NAMES = 3;

/** The sentence of an entry of the log with what it is about: the purchases in its details, or the products. */
export function withObject({what, details}: LogEntry, phone: Simulator): string {
  const objects = findObjects(JSON.stringify(details) ?? '', phone);
  if (objects.length === 0) return what;
  const named = objects.length > MOST_NAMES ? `${objects.length} products` : objects.join(', ');
  return `${what}${what.endsWith(' of') ? '' : ':'} ${named}`;
}

function findObjects(details: string, {store, catalog, platform}: Simulator): readonly string[] {
  const has = (name: string): boolean => details.includes(`"${name}"`);
  const purchases = store.purchases.filter(
    // Apple signs a token when it is looked at.
    ({id, transactionId, token}) =>
      has(id) || has(transactionId) || (platform === 'android' && has(token)),
  );
  if (purchases.length > 0) return purchases.map(({id, productId}) => `${productId} (${id})`);
  return catalog.visible.map(({id}) => id).filter(has);
}
