import {createPublicKey, type JsonWebKey} from 'node:crypto';
import {OAuth2Client} from 'google-auth-library';
import {expect, it} from 'vitest';
import {newPhone} from '../../kit/newPhone.ts';
import {openStoreServer} from '../openStoreServer.ts';
import {openGoogle} from '../testing/openGoogle.ts';

const push = {audience: 'https://server.example/google', serviceAccount: 'push@example.com'};

type Keys = {readonly keys: readonly (JsonWebKey & {readonly kid: string})[]};

/** Reads a token as Google's own library does, with keys by their ids. */
async function verify(authorization: string, {keys}: Keys, audience: string) {
  const pems = keys.map((key) => {
    const pem = createPublicKey({key, format: 'jwk'}).export({type: 'spki', format: 'pem'});
    return [key.kid, pem.toString()];
  });
  const ticket = await new OAuth2Client().verifySignedJwtWithCertsAsync(
    ...[authorization.replace('Bearer ', ''), Object.fromEntries(pems), audience],
    ['https://accounts.google.com'],
  );
  return ticket.getPayload();
}

async function pushOne(
  options: Parameters<typeof openGoogle>[0],
  headers?: Record<string, string>,
) {
  const {phone, store} = await openGoogle(options);
  phone.store.boughtOutside('coins_100');
  const seen: (string | null)[] = [];
  await store.send(
    (request) => {
      seen.push(request.headers.get('authorization'));
      return new Response();
    },
    {...(headers && {headers})},
  );
  const keys: Keys = await (await store.fetch(certs())).json();
  return {store, keys, authorization: seen[0] ?? ''};
}

const certs = () => new Request('https://www.googleapis.com/oauth2/v3/certs');

it('a push carries a token that the published keys verify', async () => {
  const {store, keys, authorization} = await pushOne({push});
  expect(store.pushKeys).toEqual(keys);
  expect(await verify(authorization, keys, push.audience)).toMatchObject({
    ...{email: push.serviceAccount, email_verified: true, aud: push.audience},
  });
  await expect(verify(authorization, keys, 'https://other.example')).rejects.toThrow('audience');
  const forged = authorization.replace(/\.[^.]+$/, `.${'A'.repeat(342)}`);
  await expect(verify(forged, keys, push.audience)).rejects.toThrow('Invalid token signature');
});

it('a push has no token without the option, and another one when the test says so', async () => {
  expect((await pushOne({})).authorization).toBe('');
  expect((await pushOne({push}, {authorization: 'Bearer other'})).authorization).toBe(
    'Bearer other',
  );
});

it('the keys can be out of reach', async () => {
  const {store} = await openGoogle({push});
  store.fail('keys', 'no route');
  expect((await store.fetch(certs())).type).toBe('error');
  store.fail('keys', {status: 503});
  expect((await store.fetch(certs())).status).toBe(503);
  expect((await store.fetch(certs())).status).toBe(200);
});

it('a test message names no purchase', async () => {
  const {store, told} = await openGoogle();
  store.testNotification();
  expect(await told()).toMatchObject([
    {type: 'TEST', data: {version: '1.0', testNotification: {version: '1.0'}}},
  ]);
});

it.each([
  ['android', {push: {}}, 'push needs {audience, serviceAccount}'],
  ['android', {push: {audience: 'x', serviceAccount: ''}}, 'push needs {audience'],
  ['android', {lineItems: 'random'}, 'The order of lineItems is one of "newest first"'],
  ['ios', {environment: 'Test'}, 'The environment is one of "Production", "Sandbox", not "Test"'],
  ['android', {enviroment: 'Sandbox'}, 'An option of openStoreServer is one of "environment"'],
  ['android', null, 'The options of openStoreServer are an object, not null'],
  ['ios', {push}, 'push and lineItems are for Google Play'],
] as const)('on %s, the options %j are refused in words', async (os, options, message) => {
  const opened = Reflect.apply(openStoreServer, undefined, [newPhone(os), options]);
  await expect(opened).rejects.toThrow(message);
});

it('each call of the server can fail as Google fails', async () => {
  const {phone, store, plan} = await openGoogle();
  phone.store.boughtBefore('pro_monthly');
  store.fail('subscription', {status: 429, code: 'rateLimitExceeded'});
  await expect(plan('T1')).rejects.toMatchObject({status: 429});
  expect((await plan('T1')).subscriptionState).toBe('SUBSCRIPTION_STATE_ACTIVE');
  store.fail('every call', {status: 503});
  await expect(plan('T1')).rejects.toMatchObject({status: 503});
});
