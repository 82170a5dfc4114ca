import type {ErrorEntry, Sent} from '../errors/errorTypes.ts';
import {errorLines} from '../errors/loadErrors.ts';
import {before28, type Meaning, pathsOf} from './meaningTypes.ts';

const platformMethods = [
  'ErrorCodeUtils.fromPlatformCode',
  'ErrorCodeUtils.toPlatformCode',
  'ErrorCodeUtils.isValidForPlatform',
];
const helpers = ['isUserCancelledError', 'isNetworkError', 'isRecoverableError'];

const enumMembers = new Set(
  errorLines
    .flatMap(([, entries]) => entries)
    .flatMap(({code, tableNumber}) => (tableNumber === null ? [] : [code])),
);

/** What errors contain, and what the helpers for them take. */
export const errors: readonly Meaning[] = [
  ...[...enumMembers].map((code) => ({
    of: [`ErrorCode.${code}`],
    in: Object.fromEntries(errorLines.map(([line, entries]) => [line, describe(code, entries)])),
  })),
  {
    of: ['ErrorCodeMapping.ios'],
    text: "Numbers of the codes for iOS. No error has them, and they aren't StoreKit's numbers.",
  },
  {
    of: pathsOf(['ErrorCodeMapping.ios'], ...enumMembers),
    text: "Number of the code for iOS. No error has it, and it isn't StoreKit's number.",
  },
  {
    of: ['ErrorCodeMapping.android'],
    text: 'Texts of the codes for Android: each is its own name.',
  },
  {
    of: pathsOf(['ErrorCodeMapping.android'], ...enumMembers),
    text: 'Text of the code on Android, the same as its name. Android may never send it.',
  },
  {
    of: ['ErrorCodeUtils.getNativeErrorCode'],
    text: 'Returns the native constant for a code, or the code itself.',
  },
  {
    of: ['ErrorCodeUtils.fromPlatformCode'],
    text: 'Finds the code for a value of the table. For `ios` only numbers count: every text code, as iOS sends it, becomes `E_UNKNOWN`.',
  },
  {
    of: ['ErrorCodeUtils.toPlatformCode'],
    text: 'Returns the value of the table: a number for `ios`, a string for `android`; 0 or `E_UNKNOWN` outside it.',
  },
  {
    of: ['ErrorCodeUtils.isValidForPlatform'],
    text: 'True for every member of `ErrorCode`, false for other strings such as `E_SKU_NOT_FOUND`.',
  },
  {
    of: ['ErrorCodeUtils.getNativeErrorCode.errorCode'],
    text: 'Member of `ErrorCode` to look up among the native constants.',
  },
  {
    of: pathsOf(
      ['ErrorCodeUtils.toPlatformCode', 'ErrorCodeUtils.isValidForPlatform'],
      'errorCode',
    ),
    text: 'Member of `ErrorCode` to look up in the table of the platform.',
  },
  {
    of: ['ErrorCodeUtils.fromPlatformCode.platformCode'],
    text: 'A number of the table for `ios`, a string for `android`. Not a number of StoreKit or Play.',
  },
  {
    of: pathsOf([...platformMethods, 'PurchaseError.fromPlatformError'], 'platform'),
    text: "Table to use, `'ios'` or `'android'`, whatever the device.",
  },
  {
    of: ['PurchaseError.name', 'PurchaseError.constructor.name'],
    text: 'Always `[expo-iap]: PurchaseError` in an instance; absent in events.',
  },
  {
    of: ['PurchaseError.message'],
    text: 'Text by the library, StoreKit or Play, not always in English. Log it, compare `code`, show your own words.',
  },
  {
    of: ['PurchaseError.responseCode'],
    text: "Play's number on Android, absent when the request didn't reach Play. On iOS the text of `code`, whatever the type says.",
    in: before28(
      "Play's number on Android, absent when the request didn't reach Play. The rare error events of iOS have the text of `code`.",
    ),
  },
  {
    of: ['PurchaseError.debugMessage'],
    text: 'Text of the store for developers, possibly empty. Log it: it often names the cause.',
  },
  {
    of: ['PurchaseError.code'],
    text: 'Code as text. Android also sends codes outside the type, such as `E_SKU_NOT_FOUND`. Argument checks throw without one.',
  },
  {
    of: ['PurchaseError.productId'],
    text: "Id of the product. Absent in failures of Play's sheet, in `E_SKU_OFFER_MISMATCH` and in errors of the iOS stream.",
    in: before28(
      'Id of the product. Android fills it for one that was not loaded. On iOS only a read with `alsoPublishToEventListener` sends it, as `unknown`.',
    ),
  },
  {
    of: ['PurchaseError.platform'],
    text: 'Platform of an instance that was created with it; absent in events.',
  },
  {
    of: ['PurchaseError.constructor'],
    text: "Takes the values of the fields in order. It doesn't extend `Error`: there is no stack, and `instanceof Error` is false.",
  },
  {
    of: ['PurchaseError.constructor.message'],
    text: 'English text about the failure, for logs.',
  },
  {
    of: ['PurchaseError.constructor.responseCode'],
    text: 'Response number of the store, or nothing. It is kept as given.',
  },
  {
    of: ['PurchaseError.constructor.debugMessage'],
    text: 'Text of the store for developers, or nothing. It is kept as given.',
  },
  {
    of: ['PurchaseError.constructor.code'],
    text: 'Member of `ErrorCode`, or nothing. Without it `getPlatformCode` returns nothing.',
  },
  {
    of: ['PurchaseError.constructor.productId'],
    text: 'Id of the product that the failure is about, or nothing.',
  },
  {
    of: ['PurchaseError.constructor.platform'],
    text: 'Platform of the failure, or nothing. Without it `getPlatformCode` returns nothing.',
  },
  {
    of: ['PurchaseError.fromPlatformError'],
    text: 'Makes an instance from an event. Every code of `ios`, and one outside `ErrorCode` of `android`, becomes `E_UNKNOWN`.',
  },
  {
    of: ['PurchaseError.fromPlatformError.errorData'],
    text: 'Object with `code`, `message`, `responseCode`, `debugMessage` and `productId`, such as an error event. Without a code the result is `E_UNKNOWN`.',
  },
  {
    of: ['PurchaseError.getPlatformCode'],
    text: 'Returns the value of the table for `code` and `platform`: a number for iOS, the text for Android. It is not what the store sent.',
  },
  {
    of: pathsOf(helpers, 'error'),
    text: 'An error, an error event or a code as text. Only the code counts; for a value without one the result is `false`.',
  },
  {
    of: ['getUserFriendlyErrorMessage.error'],
    text: 'An error, an error event or a code as text. Nine codes have a fixed English sentence; otherwise its `message` comes back, or a generic sentence.',
  },
];

/** Says in a few sentences when a code arrives; its table row says what to do. */
function describe(code: string, entries: readonly ErrorEntry[]): string {
  const entry = entries.find((candidate) => candidate.code === code);
  if (!entry) throw new Error(`packages/api-data/src/errors does not know ${code}.`);
  if (entry.kind === 'never') return `Declared, but nothing sends this code. ${entry.instead}`;
  return `${on('iOS', entry.ios)} ${on('Android', entry.android)}`;
}

function on(platform: string, sent: Sent | null): string {
  if (!sent) return `${platform} never sends it.`;
  return `${platform}: ${sent.triggers.map(({when}) => when).join(' ')}`;
}
