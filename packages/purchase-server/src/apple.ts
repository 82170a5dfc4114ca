import {
  APIException,
  AppStoreServerAPIClient,
  DeliveryStatus,
  Environment,
  type JWSTransactionDecodedPayload,
  NotificationTypeV2,
  SignedDataVerifier,
  Status,
  Type,
  VerificationException,
  VerificationStatus,
} from '@apple/app-store-server-library';
import {toOneTime, toPlan} from './applePurchase.ts';
import {Refusal, type StorePurchase} from './storePurchase.ts';

export type AppleOptions = {
  readonly bundleId: string;
  /** Number of the app in App Store Connect. */
  readonly appleId: number;
  /** Key for in-app purchases, with its id and the id of the issuer. */
  readonly key: {readonly pem: string; readonly id: string; readonly issuer: string};
  /** Apple's root certificates, as DER. */
  readonly roots: readonly Buffer[];
  /** Whether to ask Apple for certificates that were revoked. */
  readonly online: boolean;
};

/** What a notification is about. */
export type AppleNotification = {
  readonly purchase: StorePurchase;
  /** The transaction for which the user wants the money back, when Apple asks how much of it was used. */
  readonly asksAbout: string | null;
};

export type Apple = ReturnType<typeof createApple>;

/** One side of the App Store. A side never accepts what the other one signed. */
type Side = {
  readonly environment: StorePurchase['environment'];
  readonly client: AppStoreServerAPIClient;
  readonly verifier: SignedDataVerifier;
};

export function createApple({bundleId, appleId, key, roots, online}: AppleOptions) {
  // Never XCODE or LOCAL_TESTING: for these Apple's library accepts texts that nobody signed.
  const sides = [Environment.PRODUCTION, Environment.SANDBOX].map((environment): Side => ({
    environment: environment === Environment.SANDBOX ? 'Sandbox' : 'Production',
    client: new AppStoreServerAPIClient(key.pem, key.id, key.issuer, bundleId, environment),
    verifier: new SignedDataVerifier([...roots], online, environment, bundleId, appleId),
  }));

  function sideOf(environment: StorePurchase['environment']): Side {
    const side = sides.find((one) => one.environment === environment);
    if (side) return side;
    throw new Error(`There is no environment ${environment}.`);
  }

  /** Tries production first, as Apple advises: App Review buys in the sandbox. */
  async function verify<Content>(read: (verifier: SignedDataVerifier) => Promise<Content>) {
    const reasons: string[] = [];
    for (const side of sides) {
      try {
        return {side, content: await read(side.verifier)};
      } catch (error) {
        if (!(error instanceof VerificationException)) throw error;
        if (error.status === VerificationStatus.RETRYABLE_VERIFICATION_FAILURE) throw error;
        reasons.push(`${side.environment}: ${VerificationStatus[error.status]}`);
      }
    }
    throw new Refusal(`Apple did not sign this for your app (${reasons.join(', ')}).`);
  }

  return {
    /** What the App Store says now about the transaction that the app sent. */
    async read(signedTransaction: string): Promise<StorePurchase> {
      const {side, content} = await verify((verifier) =>
        verifier.verifyAndDecodeTransaction(signedTransaction),
      );
      return readNow(side, content);
    },
    /** The present state of the purchase in a notification; null when it isn't about one. */
    async readNotification(signedPayload: string): Promise<AppleNotification | null> {
      const {side, content} = await verify((verifier) =>
        verifier.verifyAndDecodeNotification(signedPayload),
      );
      const signed = content.data?.signedTransactionInfo;
      if (signed === undefined) return null;
      const told = await side.verifier.verifyAndDecodeTransaction(signed);
      const asksAbout =
        content.notificationType === NotificationTypeV2.CONSUMPTION_REQUEST
          ? (told.transactionId ?? null)
          : null;
      return {purchase: await readNow(side, told), asksAbout};
    },
    /** Answers a consumption request, which needs the consent of the user. */
    async tellConsumption(
      {environment}: StorePurchase,
      transactionId: string,
      delivered: boolean,
    ): Promise<void> {
      await sideOf(environment).client.sendConsumptionInformation(transactionId, {
        customerConsented: true,
        deliveryStatus: delivered ? DeliveryStatus.DELIVERED : DeliveryStatus.UNDELIVERED_OTHER,
        sampleContentProvided: false,
      });
    },
    /** The same for a subscription that your database has. */
    async readPlan(id: string, environment: StorePurchase['environment']) {
      return readPlan(sideOf(environment), id);
    },
  };
}

async function readNow(side: Side, told: JWSTransactionDecodedPayload): Promise<StorePurchase> {
  const {transactionId = '', originalTransactionId = transactionId} = told;
  if (told.type === Type.AUTO_RENEWABLE_SUBSCRIPTION) return readPlan(side, originalTransactionId);
  const {signedTransactionInfo = ''} = await ask(() =>
    side.client.getTransactionInfo(transactionId),
  );
  const transaction = await side.verifier.verifyAndDecodeTransaction(signedTransactionInfo);
  return toOneTime(transaction, side.environment);
}

async function readPlan({client, verifier, environment}: Side, id: string): Promise<StorePurchase> {
  const {data = []} = await ask(() => client.getAllSubscriptionStatuses(id));
  const last = data
    .flatMap(({lastTransactions = []}) => lastTransactions)
    .find(({originalTransactionId}) => originalTransactionId === id);
  if (!last) throw new Refusal('The App Store has no such subscription.');
  const {status = Status.EXPIRED, signedTransactionInfo = '', signedRenewalInfo = ''} = last;
  const transaction = await verifier.verifyAndDecodeTransaction(signedTransactionInfo);
  const renewal = await verifier.verifyAndDecodeRenewalInfo(signedRenewalInfo);
  return toPlan({transaction, renewal, status}, environment);
}

async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof APIException && error.httpStatusCode === 404)
      throw new Refusal('The App Store has no such transaction.');
    throw error;
  }
}
