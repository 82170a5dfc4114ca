/** Until when Google Play takes new apps and updates with a Billing Library. */
export type BillingDeadline = {
  /** The first number of the library. */
  readonly major: number;
  /** The last day. */
  readonly until: string;
  /** The last day for those who asked Google for an extension. */
  readonly extended: string;
};

/** Google’s page "Google Play Billing Library version deprecation", as of 2026-11-29. */
export const billingDeadlines: readonly BillingDeadline[] = [
  {major: 7, until: '2026-08-31', extended: '2026-11-01'},
  {major: 8, until: '2027-08-31', extended: '2027-11-01'},
  {major: 9, until: '2028-08-31', extended: '2028-11-01'},
];
