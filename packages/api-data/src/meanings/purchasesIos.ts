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
    text: 'How many of the product were bought in this transaction. It is 1 unless the request set `quantity`.',
  },
  {
    of: ios('originalTransactionDate'),
    text: 'Time of the original purchase, in milliseconds since 1970 (UTC). Renewals and restores keep it; a consumable that is bought again has a new one. The time of this transaction is in `transactionDate`.',
  },
  {
    of: ios('originalTransactionIdentifier'),
    text: 'Id of the first transaction, as text. It is the same for all renewals and restores of one subscription, so use it as the key of a subscription on your server.',
  },
  {
    of: ['ProductPurchaseIOS.appAccountToken', 'ProductPurchaseIos.appAccountToken'],
    text: 'The UUID that the request set as `appAccountToken`, in capital letters. It is `null` without one, and also when the request had a text that was not a UUID. Compare without regard to case.',
  },
  {
    of: ios('expirationDate'),
    text: 'End of the paid period in milliseconds since 1970 (UTC). It is `null` for everything but auto-renewable subscriptions. In a grace period access goes on after it, which only the subscription status says; in the sandbox periods last minutes.',
  },
  {
    of: ios('webOrderLineItemId'),
    text: 'Id of one subscription period across devices. Expect `null`: the module looks for a number named `webOrderLineItemID` in the JSON of the transaction, while Apple documents a text named `webOrderLineItemId`.',
  },
  {
    of: ios('environment'),
    text: 'Where the transaction was made: `Production`, `Sandbox` (TestFlight and App Review too) or `Xcode`. It needs iOS 16 and is missing before.',
  },
  {
    of: ios('storefrontCountryCode'),
    text: 'Country of the storefront of this transaction as an ISO 3166 code with three letters: `USA`, not `US`. It needs iOS 17 and is missing before.',
  },
  {
    of: ios('appBundleId'),
    text: 'Bundle id of the app that the transaction belongs to.',
  },
  {
    of: ios('productType'),
    text: "Kind of product as StoreKit names it, such as `Auto-Renewable Subscription` or `Consumable`. It says more than `'inapp'` and `'subs'`.",
  },
  {
    of: ios('subscriptionGroupId'),
    text: 'Id of the subscription group, as text. It is `null` for products outside a group.',
  },
  {
    of: ios('isUpgraded'),
    text: 'Whether a transaction of a higher level in the same group replaced this one. When `true` this transaction gives nothing any more; the newer one does.',
  },
  {
    of: ios('ownershipType'),
    text: '`PURCHASED` for the buyer, `FAMILY_SHARED` for a member of the family who uses the product without paying.',
  },
  {
    of: ios('reason'),
    text: 'Why the transaction exists: `PURCHASE` by the user or `RENEWAL` by the store. It needs iOS 17 and is missing before.',
  },
  {
    of: ios('reasonStringRepresentation'),
    text: 'Declared, but the native code never sends it. Read `reasonIOS` or `transactionReasonIOS`.',
  },
  {
    of: ios('transactionReason'),
    text: "`'PURCHASE'` by the user or `'RENEWAL'` by the store, read from the JSON of the transaction. It is `null` when the system does not write it there.",
  },
  {
    of: ios('revocationDate'),
    text: 'Time of a refund or of the end of Family Sharing, in milliseconds since 1970 (UTC). It is `null` while the purchase is valid. A refund comes as the same transaction with this date, so revoke access when it is set.',
  },
  {
    of: ios('revocationReason'),
    text: 'Why Apple refunded or revoked the purchase: 1 for an issue with the app, 0 for another reason. It arrives as a number although it is typed as a string, and is `null` while the purchase is valid.',
  },
  {
    of: ios('offer'),
    text: 'Offer that was applied to this transaction. It needs iOS 17.2 and is missing when no offer applied.',
  },
  {
    of: ios('offer.id'),
    text: 'Id of the offer from App Store Connect. It is an empty string when StoreKit names none, as for introductory offers.',
  },
  {
    of: ios('offer.type'),
    text: 'Kind of offer: 1 introductory, 2 promotional, 3 offer code, 4 win-back. It arrives as a number although it is typed as a string.',
  },
  {
    of: ios('offer.paymentMode'),
    text: 'How the offer is paid, as StoreKit names it, or an empty string when there is no mode. Whether the names match those of a product was not verified.',
  },
  {
    of: ['ProductPurchaseIOS.currencyCodeIOS', 'ProductPurchaseIos.currencyIos'],
    text: 'Currency that was charged, as an ISO 4217 code such as `USD`. It comes from the JSON of the transaction, needs iOS 15.4 and is missing when the JSON has none. The price itself is sent as `priceIOS`, undeclared and in thousandths.',
    in: before28(
      'Currency that was charged, as an ISO 4217 code such as `USD`. It comes from the JSON of the transaction, needs iOS 15.4 and is missing when the JSON has none.',
    ),
  },
  {
    of: ['ProductPurchaseIOS.currencySymbolIOS'],
    text: 'Currency sign that iOS derives from the currency code alone, without a region, so it can differ from the sign in `displayPrice`. It is missing without `currencyCodeIOS`.',
  },
  {
    of: ['ProductPurchaseIOS.countryCodeIOS'],
    text: 'Country of the storefront from the JSON of the transaction, as a code with three letters such as `USA`. It needs iOS 15.4 and is missing when the JSON has none.',
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
