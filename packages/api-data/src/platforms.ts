import type {Platform} from './surface/surface.ts';

/** Names that belong to one platform although the name does not show it. */
const iosOnly: ReadonlySet<string> = new Set([
  'sync',
  'isEligibleForIntroOffer',
  'subscriptionStatus',
  'currentEntitlement',
  'latestTransaction',
  'beginRefundRequest',
  'showManageSubscriptions',
  'isTransactionVerified',
  'getTransactionJws',
  'presentCodeRedemptionSheet',
  'getAppTransaction',
  // From 2.6.1 on, as an alias of `getStorefrontIOS`.
  'getStorefront',
  'Discount',
  'PaymentDiscount',
  'PaymentMode',
  'RefundRequestStatus',
  'RenewalInfo',
  'SubscriptionInfo',
  'SubscriptionStatus',
  'TransactionEvent',
  // Fields and options of types that serve both platforms.
  'alsoPublishToEventListener',
  'andDangerouslyFinishTransactionAutomatically',
  'appAccountToken',
  'onlyIncludeActiveItems',
  'onSyncError',
  'quantity',
  'withOffer',
]);

/** Names that belong to Android although the name does not show it. */
const androidOnly: ReadonlySet<string> = new Set([
  'OneTimePurchaseOfferDetails',
  // iOS answers `true` where Android answers with this object.
  'PurchaseResult',
  'SubscriptionOfferDetail',
  'androidOptions',
  'isOfferPersonalized',
  'subscriptionOffers',
]);

const IOS_HEADLINE =
  /\biOS\b|IOS\b|\b(?:Apple|App Store|AppTransaction|iTunes|StoreKit|Xcode|TestFlight|[Ss]andbox|simulator)\b/;
const ANDROID_HEADLINE = /\bAndroid\b|Android\b|\b(?:Google|Kotlin|Play)\b/;

/** The platform that a headline names. A headline that names neither or both can apply to either. */
export function headlinePlatform(headline: string): Platform {
  const ios = IOS_HEADLINE.test(headline);
  if (ios === ANDROID_HEADLINE.test(headline)) return 'both';
  return ios ? 'ios' : 'android';
}

const IOS_WORD = /^ios$|^Ios(?=[A-Z])|(?:IOS|Ios)(?=[A-Z]|$)/;
const ANDROID_WORD = /^android$|Android(?=[A-Z]|$)/;

/** The platform of a name: what the facts say, then what the name says, then that of its owner. */
export function namePlatform(name: string, owner: Platform = 'both'): Platform {
  // A type of one platform can have a member with the name of a fact about the other one.
  if (iosOnly.has(name)) return owner === 'android' ? owner : 'ios';
  if (androidOnly.has(name)) return owner === 'ios' ? owner : 'android';
  if (IOS_WORD.test(name)) return 'ios';
  if (ANDROID_WORD.test(name)) return 'android';
  return owner;
}

/** The platform of an export or of a member, as its name and that of its owner say. */
export function pathPlatform(path: string): Platform {
  const [owner = '', member] = path.split('.');
  const ofOwner = namePlatform(owner);
  return member === undefined ? ofOwner : namePlatform(member, ofOwner);
}
