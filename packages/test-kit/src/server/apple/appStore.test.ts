import {
  Environment,
  GetTransactionHistoryVersion,
  SignedDataVerifier,
  Status,
  VerificationStatus,
} from '@apple/app-store-server-library';
import {describe, expect, it} from 'vitest';
import {appleServer, client, onIphones, openIphone, phone, store} from '../testing/appleServer.ts';

onIphones();
const USER = '0B2F1C7E-5D1A-4A5E-9F3B-2C4D6E8F0A1B';

const verifier = () => appleServer(store, 'Production').verifier;
const tokenOf = (index: number): string => phone.store.purchases[index]?.token ?? '';
const idOf = (index: number): string => phone.store.purchases[index]?.transactionId ?? '';

describe('what the App Store signs', () => {
  it("is accepted by Apple's verifier, and says what was bought", async () => {
    phone.store.boughtOutside('coins_100', {quantity: 3, accountToken: USER});
    expect(await verifier().verifyAndDecodeTransaction(tokenOf(0))).toMatchObject({
      productId: 'coins_100',
      transactionId: idOf(0),
      quantity: 3,
      appAccountToken: USER.toLowerCase(),
      type: 'Consumable',
      price: 990,
      currency: 'USD',
      purchaseDate: phone.time,
    });
  });

  it('stays the same until the transaction changes', () => {
    phone.store.boughtOutside('coins_100');
    const before = tokenOf(0);
    expect(tokenOf(0)).toBe(before);
    phone.store.refund();
    expect(tokenOf(0)).not.toBe(before);
    // The app may still show the older text.
    expect(() => phone.ledger.give(before)).not.toThrow();
  });

  it.each([
    ['another root', VerificationStatus.VERIFICATION_FAILURE],
    ['expired certificate', VerificationStatus.INVALID_CERTIFICATE],
    ['no certificates', VerificationStatus.INVALID_CERTIFICATE],
    ['empty certificates', VerificationStatus.INVALID_CERTIFICATE],
    ['another app', VerificationStatus.INVALID_APP_IDENTIFIER],
    ['changed', VerificationStatus.VERIFICATION_FAILURE],
  ] as const)('is refused when a forger made it: %s', async (forgery, status) => {
    const name = phone.store.boughtOutside('coins_100');
    const forged = store.forge(forgery, name);
    await expect(verifier().verifyAndDecodeTransaction(forged)).rejects.toMatchObject({status});
  });

  it.each([-1, 1])(
    'is accepted by a server whose clock is %i days behind, and by none without a root',
    async (days) => {
      await openIphone({startsAt: Date.now() + days * 86_400_000});
      phone.store.boughtOutside('coins_100');
      const {signedTransactionInfo = ''} = await client().getTransactionInfo(idOf(0));
      await expect(
        verifier().verifyAndDecodeTransaction(signedTransactionInfo),
      ).resolves.toMatchObject({signedDate: phone.time});
      const rootless = new SignedDataVerifier(
        [],
        false,
        Environment.PRODUCTION,
        store.app.id,
        store.app.appleId,
      );
      await expect(rootless.verifyAndDecodeTransaction(tokenOf(0))).rejects.toMatchObject({
        status: VerificationStatus.VERIFICATION_FAILURE,
      });
    },
  );

  it('is accepted with online checks, once the certificates were asked for', async () => {
    phone.store.boughtOutside('coins_100');
    const online = () => appleServer(store, 'Production', true).verifier;
    const verify = () => online().verifyAndDecodeTransaction(tokenOf(0));
    await expect(verify()).resolves.toMatchObject({transactionId: idOf(0)});
    const forged = online().verifyAndDecodeTransaction(store.forge('another root', 'T1'));
    await expect(forged).rejects.toMatchObject({status: VerificationStatus.VERIFICATION_FAILURE});
    for (const failure of ['no route', {status: 503}] as const) {
      store.fail('certificates', failure);
      await expect(verify()).rejects.toMatchObject({
        status: VerificationStatus.RETRYABLE_VERIFICATION_FAILURE,
      });
    }
    await expect(verify()).resolves.toBeDefined();
  });
});

describe("Apple's client, unchanged", () => {
  it('reads a transaction, and the statuses of subscriptions', async () => {
    phone.store.boughtOutside('pro_monthly');
    const {signedTransactionInfo = ''} = await client().getTransactionInfo(idOf(0));
    expect(signedTransactionInfo).toBe(tokenOf(0));
    phone.store.setPayments(false);
    await phone.forward({days: 31});
    const {data} = await client().getAllSubscriptionStatuses(idOf(0));
    const [last] = data?.[0]?.lastTransactions ?? [];
    expect(last?.status).toBe(Status.BILLING_GRACE_PERIOD);
    const renewal = await verifier().verifyAndDecodeRenewalInfo(last?.signedRenewalInfo ?? '');
    expect(renewal).toMatchObject({
      isInBillingRetryPeriod: true,
      gracePeriodExpiresDate: (phone.store.purchases[0]?.expiresAt ?? 0) + 16 * 86_400_000,
    });
    expect((await client().getAllSubscriptionStatuses(idOf(0), [Status.EXPIRED])).data).toEqual([]);
  });

  it('reads the history in pages, and what was refunded', async () => {
    for (let count = 0; count < 25; count += 1) phone.store.boughtOutside('coins_100');
    phone.store.refund('T3');
    const first = await client().getTransactionHistory(
      idOf(0),
      null,
      {},
      GetTransactionHistoryVersion.V2,
    );
    expect([first.hasMore, first.signedTransactions?.length]).toEqual([true, 20]);
    const rest = await client().getTransactionHistory(idOf(0), first.revision ?? null, {});
    expect([rest.hasMore, rest.signedTransactions?.length]).toEqual([false, 5]);
    const refunds = await client().getRefundHistory(idOf(0), null);
    const [refund = ''] = refunds.signedTransactions ?? [];
    expect(await verifier().verifyAndDecodeTransaction(refund)).toMatchObject({
      transactionId: idOf(2),
      revocationDate: phone.time,
    });
  });
});

it('notifications tell why a subscription ended', async () => {
  phone.store.boughtOutside('pro_monthly');
  phone.store.requestPriceIncreaseConsent(9.99);
  await phone.forward({days: 40});
  phone.store.boughtOutside('pro_yearly');
  phone.store.setPayments(false);
  await phone.forward({days: 365 + 61});
  const told = await Promise.all(
    store.messages.map(async ({body, type}) => {
      const {signedPayload}: {signedPayload: string} = JSON.parse(body);
      const {data} = await verifier().verifyAndDecodeNotification(signedPayload);
      await verifier().verifyAndDecodeTransaction(data?.signedTransactionInfo ?? '');
      const renewal = await verifier().verifyAndDecodeRenewalInfo(data?.signedRenewalInfo ?? '');
      return [type, renewal.expirationIntent];
    }),
  );
  expect(told).toEqual([
    ['SUBSCRIBED/INITIAL_BUY', undefined],
    ['PRICE_INCREASE/PENDING', undefined],
    ['EXPIRED/PRICE_INCREASE', 3],
    ['SUBSCRIBED/RESUBSCRIBE', undefined],
    ['DID_FAIL_TO_RENEW', undefined],
    ['EXPIRED/BILLING_RETRY', 2],
  ]);
});
