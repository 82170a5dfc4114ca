import {beforeEach, describe, expect, it} from 'vitest';
import {appleServer, buy, client, onIphones, phone, store} from './testing/appleServer.ts';
import {contentOf} from './testing/signedText.ts';

onIphones();
let id = '';
beforeEach(() => void (id = buy('coins_100')));
const address = () => `https://api.storekit.apple.com/inApps/v1/transactions/${id}`;
const ask = () => client().getTransactionInfo(id);

describe('a call that was made to fail', () => {
  it.each([
    {status: 404, code: 4040002},
    {status: 404, code: 4040004},
    {status: 404, code: 4040006},
    {status: 429, code: 4290000},
    {status: 500, code: 5000001},
  ])('says $code to a client of Apple, once', async ({status, code}) => {
    store.fail('transaction', {status, code});
    await expect(ask()).rejects.toMatchObject({httpStatusCode: status, apiError: code});
    await expect(ask()).resolves.toHaveProperty('signedTransactionInfo');
  });

  it('has the number of its status without another one, and says when to come back', async () => {
    store.fail('every call', {status: 429}, 2);
    const limited = await store.fetch(new Request(address()));
    expect(await limited.json()).toMatchObject({errorCode: 4290000});
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(Date.now());
    await expect(ask()).rejects.toMatchObject({apiError: 4290000});
    await expect(ask()).resolves.toBeDefined();
  });

  it('fails as often as the test says, until the test takes it back', async () => {
    store.fail('transaction', {status: 500}, Infinity);
    for (let time = 0; time < 3; time += 1)
      await expect(ask()).rejects.toMatchObject({httpStatusCode: 500});
    const others = client().getTransactionHistory(id, null, {});
    await expect(others).resolves.toBeDefined();
    store.fail('transaction', null);
    await expect(ask()).resolves.toBeDefined();
  });

  it('finds no route to the store', async () => {
    store.fail('transaction', 'no route', 2);
    await expect(ask()).rejects.toThrow('Network error');
    const {url, close} = await store.listen();
    await expect(fetch(`${url}/inApps/v1/transactions/${id}`)).rejects.toThrow('fetch failed');
    await close();
  });

  it('never gets an answer, and ends when the server gives up', async () => {
    store.fail('transaction', 'no answer', 2);
    const patience = new AbortController();
    const asked = store.fetch(new Request(address(), {signal: patience.signal}));
    patience.abort(new Error('Ten seconds have passed.'));
    await expect(asked).rejects.toThrow('Ten seconds');
    const {url, close} = await store.listen();
    const signal = AbortSignal.timeout(50);
    const waiting = fetch(`${url}/inApps/v1/transactions/${id}`, {signal});
    await expect(waiting).rejects.toMatchObject({name: 'TimeoutError'});
    await close();
  });

  it('gets the answer of its moment late, after those of later calls', async () => {
    store.fail('transaction', 'late');
    const early = ask();
    const first = await ask();
    phone.store.refund();
    const now = await ask();
    store.fail('transaction', null);
    const {signedTransactionInfo: late = ''} = await early;
    expect(contentOf(late)).toEqual(contentOf(first.signedTransactionInfo ?? ''));
    expect(contentOf(now.signedTransactionInfo ?? '')).toHaveProperty('revocationDate');
  });

  it('says in the log what is wrong with a token that Apple refuses without a word', async () => {
    const {client: stranger} = appleServer(store, 'Production', false, 'ISSUER');
    await expect(stranger.getTransactionInfo(id)).rejects.toMatchObject({httpStatusCode: 401});
    expect(phone.log()).toContain('with 401: the issuer id is not a UUID');
  });

  it.each([
    [['voided', {status: 500}], 'cannot fail on ios: only the store of android has it'],
    [['transactions', {status: 500}], 'The call of store.fail is one of "every call"'],
    [['transaction', {status: 200}], 'a status from 400 to 599'],
    [['transaction', 'slow'], '"no route", "no answer" or "late", not "slow"'],
    [['transaction', {status: 404, code: 5000000}], "Apple's error codes begin with their status"],
    [['transaction', {status: 500}, 0], 'a number of times from 1, not 0'],
  ])('is refused when it makes no sense: %j', (args, message) => {
    expect(() => Reflect.apply(store.fail, store, args)).toThrow(message);
  });
});
