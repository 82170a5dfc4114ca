import type {Simulator} from '../../simulator/simulator.ts';
import {type Purchase, wasPaid} from '../../simulator/store/purchase.ts';
import type {ServerFailures} from '../failures.ts';
import type {Outbox} from '../outbox.ts';
import type {StoreServer} from '../storeServer.ts';
import type {Signer} from './signer.ts';
import type {TestNotifications} from './testNotification.ts';

/** What answers of the App Store need. */
export type AppStoreSide = {
  readonly simulator: Simulator<'ios'>;
  readonly app: StoreServer['app'];
  readonly signer: Signer;
  readonly outbox: Outbox;
  readonly failures: ServerFailures;
  /** What servers told about the use of purchases. */
  readonly consumption: unknown[];
};

/** What a server asks the App Store. */
export type Asked = {
  readonly side: AppStoreSide;
  readonly tests: TestNotifications;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  /** The part of the address that names what is asked for. */
  readonly id: string;
};

/** The app as answers and messages name it; its number is that of the App Store for customers. */
export function appOf({app}: Pick<AppStoreSide, 'app'>): Readonly<Record<string, unknown>> {
  const isProduction = app.environment === 'Production';
  return {
    bundleId: app.id,
    ...(isProduction && {appAppleId: app.appleId}),
    environment: app.environment,
  };
}

/** A purchase that the App Store tells servers about, by a transaction id of it; one that waits for its payment is none yet. */
export function findSold({simulator}: AppStoreSide, id: string): Purchase | undefined {
  return simulator.store.purchases.find(
    (one) => wasPaid(one) && transactionIdsOf(one).includes(id),
  );
}

function transactionIdsOf({transactionId, restores}: Purchase): string[] {
  return [transactionId, ...restores.map((one) => one.transactionId)];
}

/** What the buyer of a purchase has or had. */
export function purchasesOf({simulator}: AppStoreSide, {account}: Purchase): Purchase[] {
  return simulator.store.purchases.filter((one) => one.account === account && wasPaid(one));
}

export function originalOf(purchase: Purchase): Purchase {
  return purchase.original ?? purchase;
}
