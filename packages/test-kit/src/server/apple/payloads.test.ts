import {describe, expect, it} from 'vitest';
import {openPhone} from '../../kit/testing/openPhone.ts';
import {openStoreServer} from '../openStoreServer.ts';
import {newestMessage, onIphones, phone, store} from '../testing/appleServer.ts';
import {contentOf, notificationIn} from '../testing/signedText.ts';

onIphones();
const told = () => store.messages.map(({body}) => notificationIn(body));

describe('a refund of the App Store', () => {
  it('says how much of the price it is', () => {
    for (const percent of [20, 67.932]) {
      const name = phone.store.boughtOutside('coins_100', {quantity: 3});
      phone.store.refund(name, {percent});
      expect(newestMessage().transaction).toMatchObject({
        ...{revocationDate: phone.time, revocationReason: 0, quantity: 3},
        ...{revocationType: 'REFUND_PRORATED', revocationPercentage: percent * 1000},
      });
    }
    phone.store.refund(phone.store.boughtOutside('coins_100'));
    expect(newestMessage().transaction).toMatchObject({
      ...{revocationType: 'REFUND_FULL', revocationPercentage: 100_000},
    });
  });

  it('leaves nothing when it is reversed', () => {
    const name = phone.store.boughtOutside('coins_100');
    phone.store.refund(name, {percent: 20});
    phone.store.reverseRefund();
    const revoked = Object.keys(newestMessage().transaction).filter((one) => /^revo/.test(one));
    expect(revoked).toEqual([]);
    phone.store.refund(name);
    expect(newestMessage().transaction).toMatchObject({revocationType: 'REFUND_FULL'});
  });

  it('ends what a family shares, which says so', () => {
    const source = phone.store.boughtBefore('remove_ads', 'mum');
    phone.store.shareWithFamily(source);
    phone.store.refund(source);
    const [refund, revoke] = told().slice(-2);
    expect(refund?.transaction).toMatchObject({
      ...{inAppOwnershipType: 'PURCHASED', revocationType: 'REFUND_FULL'},
    });
    expect(revoke).toMatchObject({
      notice: {notificationType: 'REVOKE'},
      transaction: {inAppOwnershipType: 'FAMILY_SHARED', revocationType: 'FAMILY_REVOKE'},
    });
    expect(revoke?.transaction).not.toHaveProperty('revocationPercentage');
  });

  it.each([0, 100, -5, '20'])('is refused in words with %j percent', (percent) => {
    const name = phone.store.boughtOutside('coins_100');
    const part: object = {percent};
    expect(() => Reflect.apply(phone.store.refund, null, [name, part])).toThrow(
      'The App Store refunds {percent: number} between 0 and 100',
    );
    expect(() => phone.store.refund(name, {quantity: 1})).toThrow('{percent: number}');
  });
});

describe('a transaction', () => {
  it('names the storefront, the download and the length of the offer', async () => {
    const {phone: buyer, app} = await openPhone('ios');
    const opened = await openStoreServer(buyer);
    await app.start('pro_monthly');
    await app.buy('pro_monthly');
    const trial = contentOf(buyer.store.purchases[0]?.token);
    expect(trial).toMatchObject({
      ...{storefront: 'USA', storefrontId: '143441'},
      ...{offerType: 1, offerDiscountType: 'FREE_TRIAL', offerPeriod: 'P7D'},
    });
    buyer.store.boughtOutside('coins_100', 'mum');
    buyer.store.boughtOutside('coins_100');
    const downloads = buyer.store.purchases.map(({token}) => contentOf(token)['appTransactionId']);
    expect(downloads[2]).toBe(trial['appTransactionId']);
    expect(downloads[1]).not.toBe(trial['appTransactionId']);
    const {data, renewal} = notificationIn(opened.messages[0]?.body ?? '');
    expect(data['bundleVersion']).toBe('2');
    expect(renewal['appTransactionId']).toBe(trial['appTransactionId']);
  });

  it('has no account token when the app passed none that is a UUID', async () => {
    const {phone: buyer, app} = await openPhone('ios');
    await openStoreServer(buyer);
    await app.start('coins_100');
    await app.buy('coins_100', {appAccountToken: 'user-1'});
    expect(contentOf(buyer.store.purchases[0]?.token)).not.toHaveProperty('appAccountToken');
    expect(app.updates).toMatchObject([{appAccountToken: null}]);
  });
});
