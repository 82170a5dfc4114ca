import * as v from 'valibot';

/** An error code that native code uses although it is missing from the enum `ErrorCode`. */
export const nativeCode = v.pipe(
  v.object({
    code: v.string(),
    platform: v.picklist(['ios', 'android']),
    /** `sent`: apps can receive it; `constant`: the module only lists it as a constant. */
    use: v.picklist(['sent', 'constant']),
    /** First release that is known to have it. Older ones are known not to have it, or are not documented. */
    since: v.exactOptional(v.string()),
    /** Last release that has it. */
    until: v.exactOptional(v.string()),
    /** Where the code was read. */
    source: v.string(),
  }),
  v.readonly(),
);

/** An error code outside the enum. */
export type NativeCode = v.InferOutput<typeof nativeCode>;

const MODULE = 'android/src/main/java/expo/modules/iap/ExpoIapModule.kt';
const CONSTANTS = 'android/src/main/java/expo/modules/iap/Types.kt';

// Native iOS code has no text code outside the enum in any release that the site documents.
/** The codes outside the enum, from the native sources of the packages. */
export const nativeCodes: readonly NativeCode[] = [
  {code: 'E_INIT_CONNECTION', platform: 'android', use: 'sent', source: MODULE},
  {code: 'E_QUERY_PRODUCT', platform: 'android', use: 'sent', source: MODULE},
  {code: 'E_SKU_NOT_FOUND', platform: 'android', use: 'sent', source: MODULE},
  {code: 'E_SKU_OFFER_MISMATCH', platform: 'android', use: 'sent', source: MODULE},
  // The packages 2.8.0 and 2.8.7 show the change; only upstream's git history shows the patch.
  {code: 'EMPTY_SKU_LIST', platform: 'android', use: 'sent', until: '2.8.3', source: MODULE},
  {code: 'E_EMPTY_SKU_LIST', platform: 'android', use: 'sent', since: '2.8.4', source: MODULE},
  // 2.8.0 lacks these four and 2.8.7 has them; the patch between is not known.
  ...[
    'E_BILLING_UNAVAILABLE',
    'E_FEATURE_NOT_SUPPORTED',
    'E_ITEM_NOT_OWNED',
    'E_SERVICE_DISCONNECTED',
  ].map((code) => ({
    code,
    platform: 'android' as const,
    use: 'constant' as const,
    since: '2.8.7',
    source: CONSTANTS,
  })),
];
