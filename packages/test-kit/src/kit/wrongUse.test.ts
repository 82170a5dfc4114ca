import {describe, expect, it} from 'vitest';
import {newPhone} from './newPhone.ts';

/** Calls what the types forbid, as a test in JavaScript can. */
const call = (place: object, name: string, ...args: readonly unknown[]): unknown =>
  Reflect.apply(Reflect.get(place, name), place, args);
const set = (place: object, name: string, value: unknown) => Reflect.set(place, name, value);

describe.each(['ios', 'android'] as const)('wrong use on %s is refused in words', (os) => {
  it('a product of an unknown kind', () => {
    const options = {products: [{id: 'gems', title: 'Gems', kind: 'foo', price: 1}]};
    expect(() => call({newPhone}, 'newPhone', os, options)).toThrow(
      'The product "gems" of the catalog has the unknown kind "foo"; there are consumable, unlock',
    );
  });

  it.each([
    [null, 'The options of newPhone are an object, not null.'],
    [[], 'The options of newPhone are an object, not a list.'],
    [{product: []}, 'An option of newPhone is one of "products", "account", "startsAt", "seed"'],
    [{products: {}}, 'products is a list, not an object.'],
    [{products: [null]}, 'Each of products is an object with an id; number 1 is null.'],
    [{products: [{}]}, 'number 1 is an object.'],
    [{startsAt: 9e15}, 'startsAt is a time from 1970 to the year 9000'],
    [{startsAt: '2025'}, 'not "2025"'],
    [{account: 5}, 'account is the name of a store account or null, not 5.'],
    [{account: ''}, 'account is the name of a store account or null, not "".'],
  ])('the options %j', (options, message) => {
    expect(() => call({newPhone}, 'newPhone', os, options)).toThrow(message);
  });

  it('a time that no store can write', () => {
    const phone = newPhone(os);
    expect(() => call(phone, 'forward', {days: 1e12})).toThrow('The end of phone.forward is a');
  });

  it.each(['nope', undefined, '__proto__'])('the moment %s', (moment) => {
    expect(() => call(newPhone(os), 'killAt', moment)).toThrow(
      'The moment of phone.killAt is one of "sheet opened", "paid"',
    );
  });

  it.each([[], [null], [5], [{day: 1}], [{days: Infinity}], [{days: -1}], [{hours: '3'}]])(
    'the time %j',
    (...time) => {
      expect(() => call(newPhone(os), 'forward', ...time)).toThrow(
        'phone.forward needs {days} or {hours}',
      );
    },
  );

  it.each([
    [
      'aprove',
      'is one of "approve", "cancel", "pending", "unverified", "interrupted", not "aprove"',
    ],
    [undefined, 'not undefined'],
    [{fails: 'nope'}, '`fails` is one of "network"'],
    [{reason: 'network'}, 'A failure is {fails}, {billing} or {domain, code}'],
  ])('the answer %j', (answer, message) => {
    expect(() => call(newPhone(os).store, 'answer', answer)).toThrow(message);
  });

  it('settings that are not true or false', () => {
    const phone = newPhone(os);
    expect(() => set(phone, 'network', 'off')).toThrow(
      'phone.network is true or false, not "off".',
    );
    expect(() => set(phone.server, 'down', 'yes')).toThrow('phone.server.down is true or false');
    expect(() => call(phone.store, 'setPayments')).toThrow('setPayments takes is true or false');
    expect(phone.network).toBe(true);
  });

  it('an app that cannot be mounted or unmounted', () => {
    expect(() => call(newPhone(os), 'run')).toThrow(
      'phone.run mounts is a function, not undefined',
    );
    expect(() => call(newPhone(os), 'run', () => ({}))).toThrow('what unmounts it, not an object');
    expect(() => call(newPhone(os), 'run', async () => {})).toThrow('not a promise');
  });

  it('a start or a kill out of order, with the names of the kit', () => {
    const phone = newPhone(os);
    expect(() => phone.start()).toThrow('already running; call phone.kill first');
    phone.kill();
    expect(() => phone.kill()).toThrow('not running; call phone.start first');
  });

  it('a token that no purchase has', () => {
    expect(() => newPhone(os).ledger.give('made up')).toThrow('No purchase has the token');
  });

  it('a moment that never came', () => {
    const phone = newPhone(os);
    phone.killAt('booked');
    const message = `phone.killAt('booked') waits for a moment that did not come; what came since is nothing`;
    expect(() => phone.start()).toThrow(message);
    expect(() => phone.ledger.faults()).toThrow(message);
  });

  it('a kill at a payment that came while the app was dead waits for the next one', () => {
    const phone = newPhone(os);
    phone.killAt('paid');
    phone.kill();
    expect(() => phone.store.boughtOutside('coins_100')).not.toThrow();
    phone.start();
    expect(() => phone.ledger.faults()).toThrow("phone.killAt('paid') waits");
  });
});

const ofApple = ['promote', 'stopSharing', 'requestRefund', 'declineRefund', 'reverseRefund'];
const more = ['winBack', 'typeCode', 'shareWithFamily', 'answerSync', 'answerRefund'];
const ofGoogle = ['pause', 'resume', 'addOn', 'resubscribe'];

it.each([
  {os: 'android', acts: [...ofApple, ...more], needs: 'the App Store', fails: 'sync'},
  {os: 'ios', acts: ofGoogle, needs: 'Google Play', fails: 'consume'},
] as const)('what $os does not have: $acts', ({os, acts, needs, fails}) => {
  const phone = newPhone(os);
  phone.store.boughtBefore('pro_monthly');
  for (const act of acts)
    expect(() => call(phone.store, act)).toThrow(`phone.store.${act} needs ${needs}`);
  const failing = () => phone.store.setSimulatedError(fails, {fails: 'network'});
  expect(failing).toThrow(`The call "${fails}" cannot fail on ${os}`);
  if (os === 'ios') expect(() => (phone.playServices = false)).toThrow('no Google Play services');
});

it('answers that only the other store gives', () => {
  const ios = newPhone('ios').store;
  const android = newPhone('android').store;
  expect(() => ios.answer({billing: 7})).toThrow('The App Store has no billing codes');
  expect(() => ios.answer({fails: 'owned'})).toThrow('Apple sells what is owned without an error');
  expect(() => android.answer({domain: 'SKErrorDomain', code: 4})).toThrow('no error domains');
  expect(() => android.answer({billing: 99})).toThrow('no response code 99');
  expect(() => android.answer('interrupted')).toThrow('Google Play has no interrupted purchases');
  expect(() => android.answer('unverified')).toThrow('Google Play has no unverified purchases');
  const byUser = {accountToken: 'u1'};
  expect(() => ios.boughtBefore('remove_ads', byUser)).toThrow('of the App Store is a UUID');
});
