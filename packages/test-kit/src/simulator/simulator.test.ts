import {describe, expect, it} from 'vitest';
import {createSimulator} from './simulator.ts';
import {newest} from './testing/testApp.ts';
import {traitsOf} from './versions.ts';

describe('what must never happen', () => {
  const ledger = () => {
    const phone = createSimulator({version: newest, platform: 'ios'});
    return {...phone, kinds: () => phone.ledger.faults.map(({kind}) => kind)};
  };

  it('given unpaid: while the payment is pending, and after a refund', () => {
    const {store, ledger: rows, kinds} = ledger();
    rows.give(store.sell('coins_100', {pending: true}).id);
    const {id} = store.sell('remove_ads');
    store.refund(id);
    rows.give(id);
    expect(kinds()).toEqual(['given unpaid', 'given unpaid']);
  });

  it('paid and lost: finished and never given, until it is given after all', () => {
    const phone = ledger();
    const {id} = phone.store.sell('coins_100');
    expect(phone.ledger.faultsNow).toEqual([]);
    phone.store.finishTransaction(phone.store.get(id));
    expect(phone.ledger.faultsNow).toEqual([{kind: 'paid and lost', purchase: id}]);
    phone.ledger.give(id);
    expect(phone.ledger.faultsNow).toEqual([{kind: 'finished before given', purchase: id}]);
  });

  it('nothing is lost that was given before, refunded or not paid', () => {
    const phone = ledger();
    phone.store.sold('remove_ads');
    phone.store.finishTransaction(phone.store.sell('pro_monthly', {pending: true}));
    const {id} = phone.store.sell('coins_100');
    phone.store.finishTransaction(phone.store.get(id));
    phone.store.refund(id);
    expect(phone.ledger.faultsNow.filter(({kind}) => kind === 'paid and lost')).toEqual([]);
  });
});

it.each([
  ['2.7.14', '2.7.5'],
  ['2.8.0', '2.8.0'],
  ['2.8.6', '2.8.0'],
  ['2.8.10', '2.8.8'],
])('a phone with %s is what it was with %s', (version, known) => {
  expect(traitsOf(version)).toBe(traitsOf(known));
});

describe('impossible requests', () => {
  const ios = () => createSimulator({version: newest, platform: 'ios'});
  const android = () => createSimulator({version: newest, platform: 'android'});

  it('name what is wrong', () => {
    expect(() => createSimulator({version: '9.9.9', platform: 'ios'})).toThrow(
      'The simulator follows expo-iap 2.8.8, 2.8.7, 2.8.0, 2.7.5 and later patches of these lines, not 9.9.9.',
    );
    expect(() => ios().store.sell('gold')).toThrow(
      'The catalog has no product "gold"; it has coins_100, coins_500, remove_ads, pro_monthly, pro_yearly.',
    );
    expect(() => ios().store.pay('T9')).toThrow('There is no purchase "T9"; the store made none.');
    expect(() => ios().ledger.give('T9')).toThrow('The ledger has no purchase "T9".');
    expect(() => ios().device.startApp()).toThrow('The app is already running');
    expect(() => ios().store.redeem('X')).toThrow('There is no offer code "X".');
    expect(() => android().server.remember('X', 'user')).toThrow('No purchase has the key "X".');
  });

  it('a purchase in the wrong state', () => {
    const {store} = ios();
    const {id} = store.sell('coins_100');
    expect(() => store.pay(id)).toThrow('T1 is not waiting for a payment: it is paid.');
    expect(() => store.cancel(id)).toThrow(
      'T1 is a purchase of "coins_100", which is not a subscription.',
    );
    store.refund(id);
    expect(() => store.refund(id)).toThrow('T1 is refunded.');
  });

  it('a catalog that cannot exist', () => {
    const [coins] = ios().catalog.visible;
    const twice = coins ? [coins, coins] : [];
    expect(() => createSimulator({version: newest, platform: 'ios', catalog: twice})).toThrow(
      'The product "coins_100" of the catalog is listed twice.',
    );
  });
});
