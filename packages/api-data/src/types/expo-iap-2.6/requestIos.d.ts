export type PaymentDiscount = {
  identifier: string;
  keyIdentifier: string;
  nonce: string;
  signature: string;
  timestamp: number;
};

export type RequestPurchaseIosProps = {
  sku: string;
  andDangerouslyFinishTransactionAutomaticallyIOS?: boolean;
  appAccountToken?: string;
  quantity?: number;
  withOffer?: PaymentDiscount;
};

export type RequestSubscriptionIosProps = RequestPurchaseIosProps;
