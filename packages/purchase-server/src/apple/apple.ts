import {
  DeliveryStatus,
  type JWSTransactionDecodedPayload,
  NotificationTypeV2,
  Status,
  Type,
} from '@apple/app-store-server-library';
import {Refusal, type StorePurchase} from '../storePurchase.ts';
import type {AppleOptions} from './appleOptions.ts';
import {askApple} from './refusals.ts';
import {openSides, type Side} from './sides.ts';
import {idOf, toOneTime, toPlan} from './toPurchase.ts';

type Environment = StorePurchase['environment'];

/** A purchase of which Apple signed something; what it is now, its store has to be asked. */
export type ApplePurchaseKey = Pick<StorePurchase, 'id' | 'environment' | 'type'>;

export type Apple = ReturnType<typeof createApple>;

export function createApple(options: AppleOptions) {
  const sides = openSides(options);

  /** Reads a notification, whoever brought it. */
  async function readNotification(signedPayload: string) {
    const {side, content} = await sides.verify((verifier) =>
      verifier.verifyAndDecodeNotification(signedPayload),
    );
    const {notificationType = 'a notification without a type', data} = content;
    const signed = data?.signedTransactionInfo;
    // A test message, or one about no purchase.
    if (signed === undefined) return {type: notificationType, purchase: null, asksAbout: null};
    const {content: told} = await sides.verify((verifier) =>
      verifier.verifyAndDecodeTransaction(signed),
    );
    const asks = notificationType === NotificationTypeV2.CONSUMPTION_REQUEST;
    return {
      type: notificationType,
      purchase: keyOf(side, told),
      /** The transaction for which the user wants the money back, when Apple asks how much of it was used. */
      asksAbout: asks ? (told.transactionId ?? null) : null,
    };
  }

  return {
    /** Which purchase a signed text of the app is about; it was true when it was signed. */
    async verify(signedTransaction: string): Promise<ApplePurchaseKey> {
      const {side, content} = await sides.verify((verifier) =>
        verifier.verifyAndDecodeTransaction(signedTransaction),
      );
      return keyOf(side, content);
    },
    /** What the App Store says now about a purchase. */
    async read({id, environment, type}: ApplePurchaseKey): Promise<StorePurchase> {
      const side = sides[environment];
      return type === 'plan' ? readPlan(side, id) : readOneTime(side, id);
    },
    readNotification,
    /** Every notification since a time, signed, also those that never arrived; Apple keeps them for 180 days, in the sandbox for 30. */
    async *history(environment: Environment, since: number, until: number) {
      const {client} = sides[environment];
      let page: string | null = null;
      do {
        const asked = {startDate: since, endDate: until};
        const {
          notificationHistory = [],
          hasMore,
          paginationToken,
        } = await client.getNotificationHistory(page, asked);
        for (const {signedPayload} of notificationHistory)
          if (signedPayload !== undefined) yield signedPayload;
        page = hasMore === true ? (paginationToken ?? null) : null;
      } while (page !== null);
    },
    /** Answers a consumption request, which needs the consent of the user. */
    async tellConsumption(
      environment: Environment,
      transactionId: string,
      delivered: boolean,
    ): Promise<void> {
      await sides[environment].client.sendConsumptionInformation(transactionId, {
        customerConsented: true,
        deliveryStatus: delivered ? DeliveryStatus.DELIVERED : DeliveryStatus.UNDELIVERED_OTHER,
        sampleContentProvided: false,
      });
    },
    /** The purchases of an order, by the number that the user reads in Apple's mail. */
    async lookUpOrder(order: string): Promise<readonly string[]> {
      const {client, verifier} = sides.Production;
      const {signedTransactions = []} = await client.lookUpOrderId(order);
      const told = await Promise.all(
        signedTransactions.map((signed) => verifier.verifyAndDecodeTransaction(signed)),
      );
      return [...new Set(told.map((one) => keyOf(sides.Production, one).id))];
    },
    /** Asks about a transaction that nobody can have: the answer tells whether the App Store accepts key, issuer and app. */
    async probe(environment: Environment): Promise<void> {
      await askApple(() => sides[environment].client.getTransactionInfo('1')).catch(
        (error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        },
      );
    },
  };
}

function keyOf({environment}: Side, told: JWSTransactionDecodedPayload): ApplePurchaseKey {
  const isPlan = told.type === Type.AUTO_RENEWABLE_SUBSCRIPTION;
  return {id: idOf(told), environment, type: isPlan ? 'plan' : 'product'};
}

/** Of what was restored, the first transaction is asked about: that is the one which a refund is about. */
async function readOneTime({client, verifier, environment}: Side, id: string) {
  const {signedTransactionInfo = ''} = await askApple(() => client.getTransactionInfo(id));
  return toOneTime(await verifier.verifyAndDecodeTransaction(signedTransactionInfo), environment);
}

async function readPlan({client, verifier, environment}: Side, id: string) {
  const {data = []} = await askApple(() => client.getAllSubscriptionStatuses(id));
  const last = data
    .flatMap(({lastTransactions = []}) => lastTransactions)
    .find(({originalTransactionId}) => originalTransactionId === id);
  if (!last) throw new Refusal('The App Store has no such subscription.');
  const {status = Status.EXPIRED, signedTransactionInfo = '', signedRenewalInfo = ''} = last;
  const transaction = await verifier.verifyAndDecodeTransaction(signedTransactionInfo);
  const renewal = await verifier.verifyAndDecodeRenewalInfo(signedRenewalInfo);
  return toPlan({transaction, renewal, status}, environment);
}
