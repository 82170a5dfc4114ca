import type {AppleOffer, Period, Product} from '../simulator/store/catalog.ts';
import type {ListedProduct} from './listedProduct.ts';

type Localization = {readonly displayName?: string; readonly locale?: string};

type Offer = {
  readonly offerID?: string;
  readonly displayPrice?: string;
  readonly paymentMode: 'free' | 'payAsYouGo' | 'payUpFront';
  readonly subscriptionPeriod: Period;
  readonly numberOfPeriods?: number;
};

type StoreKitProduct = {
  readonly productID: string;
  readonly referenceName?: string;
  readonly type: string;
  readonly displayPrice: string;
  readonly familyShareable?: boolean;
  readonly localizations?: readonly Localization[];
};

type StoreKitPlan = StoreKitProduct & {
  readonly recurringSubscriptionPeriod: Period;
  readonly groupNumber?: number;
  /** A list in files of the newest Xcode. */
  readonly introductoryOffer?: Offer | null;
  readonly introductoryOffers?: readonly Offer[];
  readonly adHocOffers?: readonly Offer[];
  readonly winbackOffers?: readonly Offer[];
};

/** What is read of a StoreKit configuration of Xcode. */
export type StoreKitFile = {
  readonly products?: readonly StoreKitProduct[];
  readonly nonRenewingSubscriptions?: readonly StoreKitProduct[];
  readonly subscriptionGroups?: readonly {
    readonly id: string;
    readonly subscriptions: readonly StoreKitPlan[];
  }[];
  readonly settings?: {readonly _locale?: string};
};

const kinds: Readonly<Record<string, 'consumable' | 'unlock' | 'nonRenewing'>> = {
  Consumable: 'consumable',
  NonConsumable: 'unlock',
  NonRenewingSubscription: 'nonRenewing',
};

const modes = {free: 'FreeTrial', payAsYouGo: 'PayAsYouGo', payUpFront: 'PayUpFront'} as const;

/** The products of a StoreKit configuration. */
export function readStoreKitFile(file: StoreKitFile): readonly ListedProduct[] {
  const {products = [], nonRenewingSubscriptions = [], subscriptionGroups = [], settings} = file;
  const common = (product: StoreKitProduct) => ({
    id: product.productID,
    title: titleOf(product, settings?._locale),
    price: Number(product.displayPrice),
    familyShareable: product.familyShareable === true,
  });
  const once = [...products, ...nonRenewingSubscriptions].map((product): Product => {
    const kind = kinds[product.type];
    if (kind) return {...common(product), kind};
    throw new Error(`The product "${product.productID}" has the unknown type "${product.type}".`);
  });
  const plans = subscriptionGroups.flatMap(({id: group, subscriptions}) =>
    subscriptions.map((plan): ListedProduct => {
      const introductory = plan.introductoryOffers?.[0] ?? plan.introductoryOffer;
      return {
        ...common(plan),
        kind: 'subscription',
        period: plan.recurringSubscriptionPeriod,
        group,
        level: plan.groupNumber ?? 1,
        ...(introductory && {introductory: offerOf(introductory)}),
        promotional: (plan.adHocOffers ?? []).map(offerOf),
        winBack: (plan.winbackOffers ?? []).map(offerOf),
      };
    }),
  );
  return [...once, ...plans];
}

function titleOf(product: StoreKitProduct, locale = 'en_US'): string {
  const {localizations = [], referenceName, productID} = product;
  const named = localizations.filter(({displayName = ''}) => displayName !== '');
  const own = named.find((one) => one.locale === locale) ?? named[0];
  return own?.displayName ?? referenceName ?? productID;
}

function offerOf(offer: Offer): AppleOffer {
  const {offerID = null, displayPrice = '0', paymentMode, subscriptionPeriod} = offer;
  return {
    id: offerID,
    mode: modes[paymentMode],
    price: paymentMode === 'free' ? 0 : Number(displayPrice),
    period: subscriptionPeriod,
    count: offer.numberOfPeriods ?? 1,
  };
}
