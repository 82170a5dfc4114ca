const STEMS = [
  'quantity',
  'originalTransactionDate',
  'originalTransactionIdentifier',
  'expirationDate',
  'webOrderLineItemId',
  'environment',
  'storefrontCountryCode',
  'appBundleId',
  'productType',
  'subscriptionGroupId',
  'isUpgraded',
  'ownershipType',
  'reason',
  'reasonStringRepresentation',
  'transactionReason',
  'revocationDate',
  'revocationReason',
  'offer',
  'price',
  'currency',
  'jwsRepresentation',
];

/** The purchase fields that 2.8.0 gave the ending `IOS`, as pairs of old and new name. */
export const purchaseFieldRenames: readonly (readonly [from: string, to: string])[] = STEMS.map(
  (stem) => [`${stem}Ios`, `${stem}IOS`],
);
