import type {RequestPurchaseAndroidProps, RequestSubscriptionAndroidProps} from './requestAndroid';
import type {
  PaymentDiscount,
  RequestPurchaseIosProps,
  RequestSubscriptionIosProps,
} from './requestIos';

export type RequestPurchaseProps = RequestPurchaseIosProps | RequestPurchaseAndroidProps;

export type RequestSubscriptionProps =
  RequestSubscriptionAndroidProps | RequestSubscriptionIosProps;

export interface UnifiedRequestPurchaseProps {
  readonly sku?: string;
  readonly skus?: string[];
  readonly andDangerouslyFinishTransactionAutomaticallyIOS?: boolean;
  readonly appAccountToken?: string;
  readonly quantity?: number;
  readonly withOffer?: PaymentDiscount;
  readonly obfuscatedAccountIdAndroid?: string;
  readonly obfuscatedProfileIdAndroid?: string;
  readonly isOfferPersonalized?: boolean;
}

export interface UnifiedRequestSubscriptionProps extends UnifiedRequestPurchaseProps {
  readonly purchaseTokenAndroid?: string;
  readonly replacementModeAndroid?: number;
  readonly subscriptionOffers?: {
    sku: string;
    offerToken: string;
  }[];
}
