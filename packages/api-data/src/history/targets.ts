import {releaseLines} from '../releaseLines.ts';
import {added, deprecated, ofPatch, renamed, replaced} from './changes.ts';
import {comparePatchNumbers} from './patchNumbers.ts';

type Pair = readonly [name: string, successor: string];

// What has another name or a successor in the releases that only upgrades lead to. What was only added or removed is in
// targets.json, which `npm run update:surface` writes.

/** A function that `getAvailablePurchases` replaces, and its options, which that one has itself. */
const replacedByReading = (owner: string) =>
  replaced(
    ...['alsoPublishToEventListener', 'onlyIncludeActiveItems'].map((name): Pair => [
      `${owner}.${name}`,
      `getAvailablePurchases.${name}IOS`,
    ]),
    [owner, 'getAvailablePurchases'],
  );

const to29 = [
  ...ofPatch('2.9.7', 'compared', [
    ...replacedByReading('getPurchaseHistories'),
    ...renamed(['IapEvent', 'OpenIapEvent']),
    ...replaced(
      ['OneTimePurchaseOfferDetails', 'ProductAndroidOneTimePurchaseOfferDetail'],
      ['SubscriptionOfferDetail', 'ProductSubscriptionAndroidOfferDetail'],
      ['SubscriptionOfferAndroid', 'ProductSubscriptionAndroidOfferDetails'],
      ['PurchaseStateAndroid', 'PurchaseAndroidState'],
    ),
  ]),
];

const CODES =
  'Unknown UserCancelled UserError ItemUnavailable RemoteError NetworkError ServiceError ReceiptFailed ' +
  'ReceiptFinished ReceiptFinishedFailed NotPrepared NotEnded AlreadyOwned DeveloperError ' +
  'BillingResponseJsonParseError DeferredPayment Interrupted IapNotAvailable PurchaseError SyncError ' +
  'TransactionValidationFailed ActivityUnavailable AlreadyPrepared Pending ConnectionClosed InitConnection ' +
  'ServiceDisconnected QueryProduct SkuNotFound SkuOfferMismatch ItemNotOwned BillingUnavailable ' +
  'FeatureNotSupported EmptySkuList';

/** The members of `ErrorCode`, such as `E_USER_CANCELLED` and `UserCancelled`. */
const codeRenames = CODES.split(' ').map((name) => {
  const words = name.match(/[A-Z][a-z]+/g) ?? [];
  const old = `E_${words.join('_').toUpperCase()}`;
  return [`ErrorCode.${old}`, `ErrorCode.${name}`] as const;
});

/** Options and fields of a request, of which only the ending went. */
const requestFields = [
  ['RequestPurchaseAndroidProps', 'obfuscatedAccountId'],
  ['RequestPurchaseAndroidProps', 'obfuscatedProfileId'],
  ['RequestSubscriptionAndroidProps', 'purchaseToken'],
  ['RequestSubscriptionAndroidProps', 'replacementMode'],
].map(([owner = '', name = '']) => [`${owner}.${name}Android`, `${owner}.${name}`] as const);

/** What 3.4.13 advises against and 5.8.1 lacks: the keys of a request … */
const keys: readonly Pair[] = ['Purchase', 'Subscription'].flatMap((kind): readonly Pair[] => [
  [`Request${kind}PropsByPlatforms.ios`, `Request${kind}PropsByPlatforms.apple`],
  [`Request${kind}PropsByPlatforms.android`, `Request${kind}PropsByPlatforms.google`],
]);

/** … the platform of a purchase … */
const platforms: readonly Pair[] = ['Common', 'Android', 'IOS'].map((kind): Pair => [
  `Purchase${kind}.platform`,
  `Purchase${kind}.store`,
]);

/** … what each store calls an offer … */
const offers: readonly Pair[] = [
  ['DiscountIOS', 'SubscriptionOffer'],
  ['DiscountOfferIOS', 'SubscriptionOffer'],
  ['ProductAndroidOneTimePurchaseOfferDetail', 'DiscountOffer'],
  ['ProductSubscriptionAndroidOfferDetails', 'SubscriptionOffer'],
  ['SubscriptionOfferIOS', 'SubscriptionOffer'],
  ['ProductAndroid.oneTimePurchaseOfferDetailsAndroid', 'ProductAndroid.discountOffers'],
  [
    'ProductSubscriptionAndroid.oneTimePurchaseOfferDetailsAndroid',
    'ProductSubscriptionAndroid.subscriptionOffers',
  ],
  ...['ProductAndroid', 'ProductSubscriptionAndroid'].map((owner): Pair => [
    `${owner}.subscriptionOfferDetailsAndroid`,
    `${owner}.subscriptionOffers`,
  ]),
  ...['ProductIOS', 'ProductSubscriptionIOS'].map((owner): Pair => [
    `${owner}.subscriptionInfoIOS`,
    `${owner}.subscriptionOffers`,
  ]),
  ['ProductSubscriptionIOS.discountsIOS', 'ProductSubscriptionIOS.subscriptionOffers'],
];

/** … alternative billing … */
const alternatives: readonly Pair[] = [
  ['AlternativeBillingModeAndroid', 'BillingProgramAndroid'],
  ...['InitConnectionConfig', 'UseIAPOptions'].map((owner): Pair => [
    `${owner}.alternativeBillingModeAndroid`,
    `${owner}.enableBillingProgramAndroid`,
  ]),
  ['ExternalOfferAvailabilityResultAndroid', 'BillingProgramAvailabilityResultAndroid'],
  ['ExternalOfferReportingDetailsAndroid', 'BillingProgramReportingDetailsAndroid'],
];

/** … and methods. */
const methods: readonly Pair[] = [
  ['ActiveSubscription.willExpireSoon', 'ActiveSubscription.daysUntilExpirationIOS'],
  [
    'RequestSubscriptionAndroidProps.replacementMode',
    'RequestSubscriptionAndroidProps.subscriptionProductReplacementParams',
  ],
  ['requestPurchaseOnPromotedProductIOS', 'requestPurchase'],
  ['useIAP.requestPurchaseOnPromotedProductIOS', 'useIAP.requestPurchase'],
  ['useIAP.validateReceipt', 'useIAP.verifyPurchase'],
  ['validateReceipt', 'verifyPurchase'],
  ['validateReceiptAndroid', 'verifyPurchase'],
];

const to34 = [
  ...ofPatch('3.4.13', 'compared', [
    ...replacedByReading('getPurchaseHistory'),
    ...renamed(
      ...codeRenames,
      ...requestFields,
      ['AppTransactionIOS', 'AppTransaction'],
      ['Discount', 'DiscountIOS'],
      ['PaymentDiscount', 'DiscountOfferInputIOS'],
      ['ReceiptAndroid', 'VerifyPurchaseResultAndroid'],
      ['SubscriptionProduct', 'ProductSubscription'],
    ),
    ...replaced(
      ['ProductPurchaseAndroid', 'PurchaseAndroid'],
      ['ProductPurchaseIOS', 'PurchaseIOS'],
      ['PurchaseAndroidState', 'PurchaseState'],
      ['PurchaseAndroid.purchaseStateAndroid', 'PurchaseAndroid.purchaseState'],
      ...['PurchaseAndroid', 'PurchaseCommon', 'PurchaseIOS'].map((owner): Pair => [
        `${owner}.transactionReceipt`,
        `${owner}.purchaseToken`,
      ]),
      ...['android', 'ios'].map((key): Pair => [
        `RequestPurchaseProps.${key}`,
        `RequestPurchasePropsByPlatforms.${key}`,
      ]),
      ['PurchaseError.debugMessage', 'ExpoPurchaseError.debugMessage'],
      ['PurchaseError.platform', 'ExpoPurchaseError.platform'],
      ['PurchaseError.responseCode', 'ExpoPurchaseError.responseCode'],
      ['RequestSubscriptionProps', 'RequestSubscriptionPropsByPlatforms'],
      ['SubscriptionProductAndroid', 'ProductSubscriptionAndroid'],
      ['SubscriptionProductIOS', 'ProductSubscriptionIOS'],
      ['UnifiedRequestPurchaseProps', 'RequestPurchasePropsByPlatforms'],
      ['UseIAPOptions.onSyncError', 'UseIAPOptions.onError'],
      ['getStorefrontIOS', 'getStorefront'],
      ['useIAP.currentPurchase', 'UseIAPOptions.onPurchaseSuccess'],
      ['useIAP.currentPurchaseError', 'UseIAPOptions.onPurchaseError'],
      ['deepLinkToSubscriptionsAndroid.sku', 'DeepLinkOptions.skuAndroid'],
      ['deepLinkToSubscriptionsAndroid.packageName', 'DeepLinkOptions.packageNameAndroid'],
      ['useIAP.promotedProductIdIOS', 'useIAP.promotedProductIOS'],
    ),
    // It came with its type, which the release adds.
    ...added('InitConnectionConfig.alternativeBillingModeAndroid'),
    ...deprecated(undefined, ...keys, ...platforms, ...offers, ...alternatives, ...methods),
  ]),
];

/** What left without advice, in the root and in the hook. */
const billing: readonly Pair[] = [
  ['checkAlternativeBillingAvailabilityAndroid', 'isBillingProgramAvailableAndroid'],
  ['createAlternativeBillingTokenAndroid', 'createBillingProgramReportingDetailsAndroid'],
  ['showAlternativeBillingDialogAndroid', 'showBillingProgramInformationDialogAndroid'],
];

const to58 = [
  ...ofPatch('5.8.1', 'compared', [
    ...renamed(...keys),
    // They came with their owner, which the release adds.
    ...added('kitApi.entitlements', 'kitApi.status'),
    ...replaced(
      ...[...platforms, ...offers, ...alternatives, ...methods, ...billing],
      ...billing.map(([name, next]): Pair => [`useIAP.${name}`, `useIAP.${next}`]),
      ['ErrorCode.ReceiptFailed', 'ErrorCode.PurchaseVerificationFailed'],
      ['ErrorCode.ReceiptFinished', 'ErrorCode.PurchaseVerificationFinished'],
      ['ErrorCode.ReceiptFinishedFailed', 'ErrorCode.PurchaseVerificationFinishFailed'],
      ['getReceiptIOS', 'getReceiptDataIOS'],
      ['validateReceiptIOS', 'verifyPurchase'],
    ),
    ...deprecated(
      undefined,
      ['openRedeemOfferCodeAndroid', 'openRedeemOfferCode'],
      ['presentCodeRedemptionSheetIOS', 'openRedeemOfferCode'],
      ['useIAP.openRedeemOfferCodeAndroid', 'useIAP.openRedeemOfferCode'],
    ),
  ]),
];

const newest = releaseLines[0]?.patch ?? '';

/** What a person worded of the releases after the documented ones. */
export const writtenTargetHistory = [...to29, ...to34, ...to58].filter(
  ({patch}) => comparePatchNumbers(patch, newest) > 0,
);
