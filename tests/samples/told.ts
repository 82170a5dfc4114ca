import type {LogEntry} from 'expo-iap-test-kit/log';

type Fields = Readonly<Record<string, unknown>>;

/** A purchase request as it reached the native side, in the same form for both systems. */
export type NativeRequest = {
  readonly productId: unknown;
  readonly accountToken: unknown;
  readonly type?: unknown;
  readonly offerTokens?: unknown;
  readonly oldToken?: unknown;
  readonly replacementMode?: unknown;
};

const deeds: Readonly<Record<string, string>> = {
  'store finishes': 'finish',
  'store acknowledges': 'finish',
  'store consumes': 'consume',
  'server checks': 'check',
  'store syncs': 'sync',
  'store opens the sheet for managing subscriptions': 'manage',
};

/** What app, store and server told each other, one short line each: `buy coins_100`, `check T1`, `finish T1`. */
export function toTold(entries: readonly LogEntry[]): string[] {
  return entries.flatMap((entry) => {
    const request = toRequest(entry);
    if (request) return `buy ${String(request.productId)}`;
    const {place, what, details} = entry;
    if (place === 'native' && /^rejects (?:finish|consume|acknowledge)/.test(what)) {
      return 'finish refused';
    }
    const deed = deeds[`${place} ${what}`];
    if (deed === undefined) return [];
    return isFields(details) && 'id' in details ? `${deed} ${String(details.id)}` : deed;
  });
}

/** The purchase requests in a log. */
export function toRequests(entries: readonly LogEntry[]): NativeRequest[] {
  return entries.flatMap((entry) => toRequest(entry) ?? []);
}

function toRequest({place, what, details}: LogEntry): NativeRequest | undefined {
  const buys = /^calls (?:requestPurchase|buyProduct|buyItemByType)$/.test(what);
  if (place !== 'app' || !buys || !Array.isArray(details)) return undefined;
  const [first, , accountToken]: unknown[] = details;
  if (!isFields(first)) return {productId: first, accountToken: accountToken ?? undefined};
  return {
    productId: Array.isArray(first.skuArr) ? first.skuArr[0] : undefined,
    accountToken: first.obfuscatedAccountId,
    type: first.type,
    offerTokens: first.offerTokenArr,
    oldToken: first.purchaseToken,
    replacementMode: first.replacementMode,
  };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
