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
    text: 'Time of the original purchase, in milliseconds since 1970 (UTC). Renewals and restores keep it; a consumable bought again has a new one.',
  },
  {
    of: ios('originalTransactionIdentifier'),
    text: 'Id of the first transaction: the key of a subscription on your server. It is the same for all renewals and restores.',
  },
  {
    of: ['ProductPurchaseIOS.appAccountToken', 'ProductPurchaseIos.appAccountToken'],
    text: 'The UUID of the request, in capital letters: compare without regard to case. It is `null` without one, and for a text that was not a UUID.',
  },
  {
    of: ios('expirationDate'),
    text: 'End of the paid period in milliseconds since 1970 (UTC); `null` for everything but auto-renewable subscriptions. In a grace period access goes on after it. In the sandbox periods last minutes.',
  },
  {
    of: ios('webOrderLineItemId'),
    text: 'Id of one subscription period. Expect `null`: the module reads a number `webOrderLineItemID`, Apple documents a text `webOrderLineItemId`.',
  },
  {
    of: ios('environment'),
    text: '`Production`, `Sandbox` (TestFlight and App Review too) or `Xcode`. It is missing before iOS 16.',
  },
  {
    of: ios('storefrontCountryCode'),
    text: 'Country of the storefront as an ISO 3166 code with three letters: `USA`. It is missing before iOS 17.',
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
    text: 'Whether a higher level of the group replaced this transaction. When `true`, it gives nothing any more.',
  },
  {
    of: ios('ownershipType'),
    text: '`PURCHASED` for the buyer, `FAMILY_SHARED` for a member of the family.',
  },
  {
    of: ios('reason'),
    text: '`PURCHASE` by the user or `RENEWAL` by the store. It is missing before iOS 17.',
  },
  {
    of: ios('reasonStringRepresentation'),
    text: 'Declared, but the native code never sends it. Read `reasonIOS` or `transactionReasonIOS`.',
  },
  {
    of: ios('transactionReason'),
    text: 'The same, read from the JSON of the transaction. It is `null` when the system does not write it there.',
  },
  {
    of: ios('revocationDate'),
    text: 'Time of a refund or of the end of Family Sharing, in milliseconds since 1970 (UTC). It is `null` while the purchase is valid. Revoke access when it is set.',
  },
  {
    of: ios('revocationReason'),
    text: '1 for an issue with the app, 0 for another reason: a number although it is typed as a string. It is `null` while the purchase is valid.',
  },
  {
    of: ios('offer'),
    text: 'Offer that was applied to this transaction. It is missing without one and before iOS 17.2.',
  },
  {
    of: ios('offer.id'),
    text: 'Id of the offer. It is an empty string when StoreKit names none, as for introductory offers.',
  },
  {
    of: ios('offer.type'),
    text: '1 introductory, 2 promotional, 3 offer code, 4 win-back: a number although it is typed as a string.',
  },
  {
    of: ios('offer.paymentMode'),
    text: 'How the offer is paid, as StoreKit names it, or an empty string. Whether the names match those of a product was not verified.',
  },
  {
    of: ['ProductPurchaseIOS.currencyCodeIOS', 'ProductPurchaseIos.currencyIos'],
    text: 'Currency that was charged, as an ISO 4217 code. It comes from the JSON of the transaction, if that has one, from iOS 15.4 on. The price itself is sent as `priceIOS`, undeclared and in thousandths.',
    in: before28(
      'Currency that was charged, as an ISO 4217 code such as `USD`. It comes from the JSON of the transaction, needs iOS 15.4 and is missing when the JSON has none.',
    ),
  },
  {
    of: ['ProductPurchaseIOS.currencySymbolIOS'],
    text: 'Currency sign, derived from `currencyCodeIOS` alone. It can differ from the sign in `displayPrice`.',
  },
  {
    of: ['ProductPurchaseIOS.countryCodeIOS'],
    text: 'Country of the storefront in the JSON of the transaction, such as `USA`, from iOS 15.4 on.',
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
