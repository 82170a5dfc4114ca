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
    text: 'Table from code to number for iOS. The native code sends the text of the code, so these numbers never arrive in an error. They are not the numbers of StoreKit either.',
  },
  {
    of: pathsOf(['ErrorCodeMapping.ios'], ...enumMembers),
    text: 'Number of the code in the table for iOS. Errors carry the text of the code instead, and StoreKit numbers its errors in its own way.',
  },
  {
    of: ['ErrorCodeMapping.android'],
    text: 'Table from code to text for Android: each code maps to its own name.',
  },
  {
    of: pathsOf(['ErrorCodeMapping.android'], ...enumMembers),
    text: 'Text of the code on Android, the same as its name. That a code is in this table does not mean that Android sends it.',
  },
  {
    of: ['ErrorCodeUtils.getNativeErrorCode'],
    text: 'Looks a code up among the constants of the native module and returns its text. Where the module has no such constant, the code itself comes back.',
  },
  {
    of: ['ErrorCodeUtils.fromPlatformCode'],
    text: 'Finds the member of `ErrorCode` for a value of the table, else `E_UNKNOWN`. For `ios` it looks for numbers only: every text code, which is what iOS really sends, becomes `E_UNKNOWN`.',
  },
  {
    of: ['ErrorCodeUtils.toPlatformCode'],
    text: 'Returns the value of the table for a code: a number for `ios`, a string for `android`. For a code outside the table it returns 0 or `E_UNKNOWN`.',
  },
  {
    of: ['ErrorCodeUtils.isValidForPlatform'],
    text: 'Says whether the table of the platform has the code. Both tables have all members of `ErrorCode`, so it is false only for other strings such as `E_SKU_NOT_FOUND`.',
  },
  {
    of: ['ErrorCodeUtils.getNativeErrorCode.errorCode'],
    text: 'Member of `ErrorCode` to look up among the constants of the native module.',
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
    text: 'Value to find: a number of the table for `ios`, a string for `android`. The numbers of StoreKit and Play do not belong here.',
  },
  {
    of: pathsOf([...platformMethods, 'PurchaseError.fromPlatformError'], 'platform'),
    text: "Table to use, `'ios'` or `'android'`. The running platform is not taken into account.",
  },
  {
    of: ['PurchaseError.name', 'PurchaseError.constructor.name'],
    text: 'Name of the error, always `[expo-iap]: PurchaseError`; the constructor ignores what it gets. Objects of the error event do not have it.',
  },
  {
    of: ['PurchaseError.message'],
    text: 'Text about the failure, written by the library, StoreKit or Play, not always in English. Rejections of iOS wrap it in more text. Log it, compare `code` instead, and show your own words.',
  },
  {
    of: ['PurchaseError.responseCode'],
    text: 'Response number of Play Billing on Android. It is missing when the request failed before it reached Play. On iOS the event has the text of `code` here, although the type says number.',
    in: before28(
      'Response number of Play Billing on Android. It is missing when the request failed before it reached Play. The rare error events of iOS have the text of `code` here, although the type says number.',
    ),
  },
  {
    of: ['PurchaseError.debugMessage'],
    text: 'Text of the store for developers, possibly empty and not always in English. Log it; it often names the cause that the code hides.',
  },
  {
    of: ['PurchaseError.code'],
    text: 'Code as text. The type names the members of `ErrorCode`, but Android also sends codes outside it such as `E_SKU_NOT_FOUND`. It is missing on plain errors of argument checks.',
  },
  {
    of: ['PurchaseError.productId'],
    text: 'Id of the product that could not be bought. It is missing in failures that come from the sheet of Play, in `E_SKU_OFFER_MISMATCH` and in errors of the update stream of iOS.',
    in: before28(
      'Id of the product that could not be bought. Android fills it for a product that was not loaded. On iOS only a read with `alsoPublishToEventListener` sends it, with the text `unknown`.',
    ),
  },
  {
    of: ['PurchaseError.platform'],
    text: 'Platform of the failure. Only an error that was created with it has it; objects of the error event do not.',
  },
  {
    of: ['PurchaseError.constructor'],
    text: 'Creates an error from values in the order of the fields. The class does not extend `Error`: there is no stack, and `instanceof Error` is false.',
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
    text: 'Creates an error from an object of the native code. With `ios` the code becomes `E_UNKNOWN`, because the native code sends strings and the table has numbers. With `android` a code outside `ErrorCode`, such as `E_SKU_NOT_FOUND`, becomes `E_UNKNOWN` too.',
  },
  {
    of: ['PurchaseError.fromPlatformError.errorData'],
    text: 'Object with `code`, `message`, `responseCode`, `debugMessage` and `productId`, such as an error event. Without a code the result is `E_UNKNOWN`.',
  },
  {
    of: ['PurchaseError.getPlatformCode'],
    text: 'Returns the value of the table for the code: a number on iOS, the text on Android. It is not what the store sent. It needs `code` and `platform`, and exists only on instances of the class.',
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
