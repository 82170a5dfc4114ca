export type AppleOptions = {
  readonly bundleId: string;
  /** Number of the app in App Store Connect. */
  readonly appleId: number;
  /** Key for in-app purchases, with its id and the id of the issuer. */
  readonly key: {readonly pem: string; readonly id: string; readonly issuer: string};
  /** Apple's root certificates, as DER. */
  readonly roots: readonly Uint8Array[];
  /** Whether to ask Apple for certificates that were revoked; yes without it. */
  readonly online?: boolean;
  /** Another address than Apple's two, for tests with a simulated App Store. */
  readonly host?: string;
  /** How long a call may take, in ms; ten seconds without it. */
  readonly limit?: number;
};
