import type {Payload} from '../../simulator/native/iosPayloads.ts';
import {appOf, type AppStoreSide} from './appStoreSide.ts';

/** `AppTransaction` of Apple: an account's download of the app, which is the same on all its phones. */
export function appTransactionPayload(side: AppStoreSide, account: string): Payload {
  const {store, clock} = side.simulator;
  const {environment, ...app} = appOf(side);
  return {
    ...app,
    receiptType: environment,
    applicationVersion: '2',
    originalApplicationVersion: '1',
    originalPlatform: 'iOS',
    receiptCreationDate: clock.now,
    originalPurchaseDate: clock.now,
    deviceVerification: 'AAAA',
    deviceVerificationNonce: '00000000-0000-4000-8000-000000000000',
    appTransactionId: store.appTransactionIdOf(account),
  };
}
