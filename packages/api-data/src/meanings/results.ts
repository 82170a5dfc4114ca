import {before28, type Meaning, pathsOf} from './meaningTypes.ts';

const receiptCheck = ['validateReceiptIOS', 'validateReceiptIos'];
const otherStore = 'Declared, but no answer of the Google Play server has a field of this name.';
const swiftMode =
  'Usually missing: it needs iOS 18.4 and the language mode of Swift 6.1, and the pod asks for 5.4.';
const v1 = 'Field of the server answer for a subscription';

/** What finishing, checking and app transactions return. */
export const results: readonly Meaning[] = [
  {
    of: ['PurchaseResult.responseCode'],
    text: 'Always 0 (OK): a failure rejects.',
  },
  {
    of: ['PurchaseResult.debugMessage'],
    text: 'Text of Play for logs, often empty.',
  },
  {
    of: ['PurchaseResult.code'],
    text: 'Always the text `OK`.',
  },
  {
    of: ['PurchaseResult.message'],
    text: 'Always an empty string.',
  },
  {
    of: ['PurchaseResult.purchaseTokenAndroid'],
    text: 'Token of the purchase that was consumed. It is missing when the purchase was acknowledged.',
  },
  {
    of: ['PurchaseResult.purchaseToken'],
    text: 'Never sent: after consuming, the token is in `purchaseTokenAndroid`.',
  },
  {
    of: pathsOf(receiptCheck, 'isValid'),
    text: 'Whether StoreKit on the device could verify the latest transaction of the product. It is `false` when the product was not loaded or StoreKit has no transaction of it, as for a finished consumable. `true` does not prove access: an expired or refunded transaction is valid too.',
  },
  {
    of: pathsOf(receiptCheck, 'receiptData'),
    text: 'App receipt of the device as Base64 text. It is an empty string when there is no receipt file, as before the first purchase of a test app.',
  },
  {
    of: pathsOf(receiptCheck, 'jwsRepresentation'),
    text: 'Latest transaction of the product, signed by Apple (JWS), for your server. It is an empty string when the product was not loaded or StoreKit has no transaction of it; it is filled even when `isValid` is `false` because the signature failed.',
  },
  {
    of: pathsOf(receiptCheck, 'latestTransaction'),
    text: 'Latest transaction of the product as a purchase, also when it expired or was refunded. It is filled only when `isValid` is `true`.',
  },
  {
    of: ['AppTransactionIOS.appTransactionId', 'AppTransactionIOS.appTransactionID'],
    text: `Id of the account's download of the app. ${swiftMode}`,
    in: {
      '2.7':
        'Id of the download of the app by this Apple account, as text; the same on all devices. It needs iOS 18.4 and is missing before.',
      '2.6':
        'Id of the download of the app by this Apple account, as text; the same on all devices. This version reads it without looking at the version of iOS.',
    },
  },
  {
    of: ['AppTransactionIOS.originalPlatform'],
    text: 'Platform on which the user first got the app. Missing like `appTransactionId`.',
    in: before28(
      'Platform on which the user first got the app, as StoreKit names it. It needs iOS 18.4 and is missing before.',
    ),
  },
  {
    of: ['AppTransactionIOS.bundleId', 'AppTransactionIOS.bundleID'],
    text: 'Bundle id. Compare it with your own before you trust the rest.',
  },
  {
    of: ['AppTransactionIOS.appVersion'],
    text: 'Version of the app, as text.',
  },
  {
    of: ['AppTransactionIOS.originalAppVersion'],
    text: 'Build number (`CFBundleVersion`) that was downloaded first; `1.0` in the sandbox.',
  },
  {
    of: ['AppTransactionIOS.originalPurchaseDate'],
    text: 'Unix time at which the user first got the app, in milliseconds.',
  },
  {
    of: ['AppTransactionIOS.deviceVerification'],
    text: "Base64 hash that ties the answer to the device. Verifying it needs the device's id, which the library doesn't expose.",
  },
  {
    of: ['AppTransactionIOS.deviceVerificationNonce'],
    text: 'UUID in `deviceVerification`, in capital letters.',
  },
  {
    of: ['AppTransactionIOS.environment'],
    text: '`Production`, `Sandbox` (TestFlight and App Review too) or `Xcode`.',
  },
  {
    of: ['AppTransactionIOS.signedDate'],
    text: 'Unix time of the signature, in milliseconds. It can be old: StoreKit keeps the answer.',
  },
  {
    of: ['AppTransactionIOS.appId', 'AppTransactionIOS.appID'],
    text: 'Number of the app in the App Store, in production.',
  },
  {
    of: ['AppTransactionIOS.appVersionId', 'AppTransactionIOS.appVersionID'],
    text: 'Number of this version in the App Store, not the visible one; in production.',
  },
  {
    of: ['AppTransactionIOS.preorderDate'],
    text: 'Unix time of a preorder in milliseconds, or `null`.',
  },
  {
    of: ['ReceiptAndroid.autoRenewing'],
    text: `${v1}: whether it renews. The answer for a product lacks it. Read the rest of the answer as raw JSON of the Android Publisher API, because this type describes another one.`,
  },
  {
    of: ['ReceiptAndroid.cancelReason'],
    text: `${v1}: why it was canceled, as a number although it is typed as a string. The answer for a product lacks it.`,
  },
  {
    of: ['ReceiptAndroid.productId'],
    text: 'Field of the server answer for a product: its id. Google may leave it out, and the answer for a subscription lacks it.',
  },
  {
    of: ['ReceiptAndroid.quantity'],
    text: 'Field of the server answer for a product: how many were bought. Google leaves it out when it is 1, and the answer for a subscription lacks it.',
  },
  {
    of: ['ReceiptAndroid.purchaseDate'],
    text: `${otherStore} The time is in \`purchaseTimeMillis\` of a product or \`startTimeMillis\` of a subscription, as text in milliseconds.`,
  },
  {
    of: pathsOf(['ReceiptAndroid'], 'renewalDate', 'gracePeriodEndDate', 'freeTrialEndDate'),
    text: `${otherStore} The end of the period is in \`expiryTimeMillis\` of a subscription, as text in milliseconds.`,
  },
  {
    of: ['ReceiptAndroid.cancelDate'],
    text: `${otherStore} A cancellation by the user is in \`userCancellationTimeMillis\` of a subscription, as text in milliseconds.`,
  },
  {
    of: ['ReceiptAndroid.testTransaction'],
    text: `${otherStore} A test purchase has \`purchaseType\` 0.`,
  },
  {
    of: ['ReceiptAndroid.receiptId'],
    text: `${otherStore} The purchase is identified by the token that you passed as \`productToken\`, and by \`orderId\` of the answer.`,
  },
  {
    of: pathsOf(
      ['ReceiptAndroid'],
      'betaProduct',
      'deferredDate',
      'deferredSku',
      'parentProductId',
      'productType',
      'term',
      'termSku',
    ),
    text: `${otherStore} Nothing in the answer takes its place.`,
  },
];
