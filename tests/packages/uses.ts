/** What shows that someone could use a package of ours: what its module in `uses` prints. */
export type Use = {
  readonly prints: string;
  /** Entries for the script of a page or for an app, which Node cannot run. */
  readonly notInNode?: readonly string[];
  /** Whether `require` of older programs has to find it too. */
  readonly required?: boolean;
};

export const uses: Readonly<Record<string, Use>> = {
  'expo-iap-api-data': {prints: '2.8 true\n2.7 true\n2.6 true\nstring\n'},
  'expo-iap-test-kit': {
    prints: "paid [ 'paid and lost: T1 coins_100' ]\n3 ONE_TIME_CHARGE\ntrue",
    notInNode: ['ios', 'android'].map((os) => `expo-iap-test-kit/pocket/${os}`),
    required: true,
  },
  'expo-iap-purchase-server': {prints: '401\ntrue 1\n{"ok":true}\nended 0'},
  'docusaurus-first-view': {
    prints: 'our handleKey',
    notInNode: ['this-page', 'waiting-acts', 'reload'].map(
      (door) => `docusaurus-first-view/${door}`,
    ),
  },
};
