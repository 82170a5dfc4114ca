import {before28, type Meaning} from './meaningTypes.ts';

/** Paths of a purchase field of iOS, which ended in `Ios` before 2.8. */
function ios(...stems: string[]): string[] {
  return stems.flatMap((stem) => {
    const [name = '', ...inner] = stem.split('.');
    const rest = inner.map((part) => `.${part}`).join('');
    return [`ProductPurchaseIOS.${name}IOS${rest}`, `ProductPurchaseIos.${name}Ios${rest}`];
  });
}

/** What the fields of an iOS purchase say; most are values of the StoreKit transaction. */
export const purchasesIos: readonly Meaning[] = [
  {
    of: ios('quantity'),
    text: 'How many were bought; 1 unless the request set `quantity`.',
  },
  {
    of: ios('originalTransactionDate'),
    text: 'Unix time of the first transaction, in milliseconds. Renewals and restores keep it.',
  },
  {
    of: ios('originalTransactionIdentifier'),
    text: 'Id of the first transaction, kept by renewals and restores: the key of a subscription on your server.',
  },
  {
    of: ['ProductPurchaseIOS.appAccountToken', 'ProductPurchaseIos.appAccountToken'],
    text: 'The UUID of the request, in capital letters: ignore the case. `null` without one.',
  },
  {
    of: ios('expirationDate'),
    text: 'End of the paid period in milliseconds, even if canceled; `null` unless auto-renewable. In a grace period access goes on.',
  },
  {
    of: ios('webOrderLineItemId'),
    text: 'Id of a subscription period. Usually `null`: the module reads `webOrderLineItemID`, Apple writes `webOrderLineItemId`.',
  },
  {
    of: ios('environment'),
    text: '`Production`, `Sandbox` (TestFlight and App Review too) or `Xcode`, from iOS 16 on.',
  },
  {
    of: ios('storefrontCountryCode'),
    text: 'Country of the storefront in three letters (ISO 3166), `USA`, from iOS 17 on.',
  },
  {
    of: ios('appBundleId'),
    text: 'Bundle id of the app.',
  },
  {
    of: ios('productType'),
    text: 'Kind of product as StoreKit names it, such as `Auto-Renewable Subscription` or `Consumable`.',
  },
  {
    of: ios('subscriptionGroupId'),
    text: 'Id of the subscription group as text, or `null`.',
  },
  {
    of: ios('isUpgraded'),
    text: '`true` when a higher level of the group replaced this transaction: it gives nothing anymore.',
  },
  {
    of: ios('ownershipType'),
    text: '`PURCHASED` for the buyer, `FAMILY_SHARED` for the family.',
  },
  {
    of: ios('reason'),
    text: '`PURCHASE` by the user or `RENEWAL` by the store, from iOS 17 on.',
  },
  {
    of: ios('reasonStringRepresentation'),
    text: 'Declared, but never sent. Read `reasonIOS` or `transactionReasonIOS`.',
  },
  {
    of: ios('transactionReason'),
    text: '`PURCHASE` or `RENEWAL`, from the JSON of the transaction, or `null`.',
  },
  {
    of: ios('revocationDate'),
    text: 'Unix time, in milliseconds, of a refund or the end of Family Sharing; otherwise `null`. Revoke access when it is set.',
  },
  {
    of: ios('revocationReason'),
    text: '1 for an issue with the app, 0 for another reason: a number, typed as a string.',
  },
  {
    of: ios('offer'),
    text: 'Offer of this transaction, from iOS 17.2 on.',
  },
  {
    of: ios('offer.id'),
    text: 'Id of the offer, or an empty string, as for introductory offers.',
  },
  {
    of: ios('offer.type'),
    text: '1 introductory, 2 promotional, 3 offer code, 4 win-back: a number, typed as a string.',
  },
  {
    of: ios('offer.paymentMode'),
    text: 'Payment mode as StoreKit names it, or an empty string. We have not verified that the names match those of a product.',
  },
  {
    of: ['ProductPurchaseIOS.currencyCodeIOS', 'ProductPurchaseIos.currencyIos'],
    text: 'Currency that was charged, from the JSON of the transaction, from iOS 15.4 on. The price is an undeclared `priceIOS`, in thousandths.',
    in: before28(
      'Currency that was charged, as an ISO 4217 code such as `USD`. It comes from the JSON of the transaction, needs iOS 15.4 and is missing when the JSON has none.',
    ),
  },
  {
    of: ['ProductPurchaseIOS.currencySymbolIOS'],
    text: 'Sign of `currencyCodeIOS`. It can differ from that in `displayPrice`.',
  },
  {
    of: ['ProductPurchaseIOS.countryCodeIOS'],
    text: 'Country of the storefront in the JSON, `USA`, from iOS 15.4 on.',
  },
  {
    of: ['ProductPurchaseIos.priceIos'],
    text: 'Price that was paid, in thousandths of the currency unit: 9990 is 9.99. Divide it by 1,000; `price` of a product is in whole units. It comes from the JSON of the transaction, needs iOS 15.4 and is missing when the JSON has none.',
  },
  {
    of: ios('jwsRepresentation'),
    text: 'Older copy of `purchaseToken`: the transaction signed by Apple (JWS).',
    in: before28(
      'The transaction signed by Apple (JWS), the text that a server checks. Results of `currentEntitlementIOS` and `latestTransactionIOS` lack it.',
    ),
  },
];
