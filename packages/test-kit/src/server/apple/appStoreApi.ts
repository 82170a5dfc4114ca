import {Buffer} from 'node:buffer';
import type {Purchase} from '../../simulator/store/purchase.ts';
import {empty, json, readBody} from '../answers.ts';
import type {ServerCall} from '../failures.ts';
import {createRouter} from '../router.ts';
import {setAccountToken} from './accountToken.ts';
import {fail} from './apiErrors.ts';
import {tokenFault} from './apiToken.ts';
import {type AppStoreSide, type Asked, findSold} from './appStoreSide.ts';
import {appTransactionPayload} from './appTransactionPayload.ts';
import {refuseConsumption} from './consumption.ts';
import {extendRenewal} from './extension.ts';
import {answerHistory, answerRefunds} from './history.ts';
import {answerNotifications} from './notificationHistory.ts';
import {answerRevocation} from './revocationServer.ts';
import {answerStatuses} from './statuses.ts';
import {REVOCATIONS} from './testCertificates.ts';
import type {TestNotifications} from './testNotification.ts';

type Route = {readonly call: ServerCall; readonly answer: (asked: Asked) => Response};

const plain = (call: ServerCall, answer: Route['answer']): Route => ({call, answer});

/** Answers about a purchase that a transaction id names. */
const about = (
  call: ServerCall,
  answer: (asked: Asked, purchase: Purchase) => Response,
): Route => ({
  call,
  answer(asked) {
    if (!/^\d+$/.test(asked.id)) return fail(4000006);
    const purchase = findSold(asked.side, asked.id);
    return purchase ? answer(asked, purchase) : fail(4040010);
  },
});

const consume = (version: 'v1' | 'v2'): Route =>
  about('consumption', ({side, id, body}, {productId}) => {
    const refused = refuseConsumption(version, side.simulator.catalog.get(productId), body);
    if (refused) return refused;
    side.consumption.push({transactionId: id, ...body});
    return empty(202);
  });

const findRoute = createRouter({
  'GET v1/transactions/{id}': about('transaction', ({side, id}, purchase) => {
    const restore = purchase.restores.find(({transactionId}) => transactionId === id);
    return json({signedTransactionInfo: side.signer.signPurchase(purchase, restore)});
  }),
  'GET v1/subscriptions/{id}': about('subscriptions', answerStatuses),
  'GET v[12]/history/{id}': about('history', answerHistory),
  'GET v2/refund/lookup/{id}': about('refunds', answerRefunds),
  'PUT v1/transactions/consumption/{id}': consume('v1'),
  'PUT v2/transactions/consumption/{id}': consume('v2'),
  'POST v1/transactions/{id}/finish': about('finish', ({side}, purchase) => {
    if (!purchase.finished) side.simulator.store.finishTransaction(purchase);
    return empty(200);
  }),
  'GET v1/transactions/appTransactions/{id}': about('app transaction', ({side}, {account}) =>
    json({signedAppTransactionInfo: side.signer.sign(appTransactionPayload(side, account))}),
  ),
  'PUT v1/transactions/{id}/appAccountToken': about('account token', ({side, id, body}, purchase) =>
    setAccountToken(side, purchase, id, body['appAccountToken']),
  ),
  'PUT v1/subscriptions/extend/{id}': plain('extend', ({side, id, body}) => {
    const purchase = findSold(side, id);
    if (!/^\d+$/.test(id)) return fail(4000008);
    return purchase?.transactionId === id ? extendRenewal(side, purchase, body) : fail(4040005);
  }),
  'GET v1/lookup/{id}': plain('order', ({side: {simulator, signer}, id}) => {
    const found = simulator.store.purchases.filter(({orderId}) => orderId === id);
    if (found.length === 0) return json({status: 1});
    return json({status: 0, signedTransactions: found.map((one) => signer.signPurchase(one))});
  }),
  'POST v1/notifications/test': plain('test notification', ({tests}) =>
    json({testNotificationToken: tests.add()}),
  ),
  'GET v1/notifications/test/{id}': plain('test notification', ({tests, id}) =>
    tests.answerStatus(id),
  ),
  'POST v1/notifications/history': plain('notifications', answerNotifications),
});

/** Answers a request of the App Store Server API. */
export async function answerAppStore(
  request: Request,
  side: AppStoreSide,
  tests: TestNotifications,
): Promise<Response> {
  const {pathname, hostname, searchParams: query, href} = new URL(request.url);
  if (href.startsWith(REVOCATIONS)) return answerCertificates(request, side, pathname.slice(1));
  const {route, names} = findRoute(request.method, pathname.replace('/inApps/', '')) ?? {};
  return side.failures.meet(route?.call ?? 'every call', request, writeFailure, async () => {
    const fault = tokenFault(request, side.app.id);
    if (fault !== undefined) {
      // Apple says nothing but the number.
      side.simulator.log.note('store', `refuses the token of a call with 401: ${fault}`);
      return empty(401);
    }
    if (!route) return fail(4040000, `The kit does not answer ${request.method} ${pathname}.`);
    const elsewhere = answerElsewhere(route.call, hostname, side);
    if (elsewhere) return elsewhere;
    const body = request.method === 'GET' ? {} : await readBody(request);
    const id = names?.['id'] ?? '';
    return body ? route.answer({side, tests, query, body, id}) : fail(4000000, 'Bad request.');
  });
}

async function answerCertificates(
  request: Request,
  {signer, failures}: AppStoreSide,
  issuer: string,
): Promise<Response> {
  const write = ({status}: {readonly status: number}) => empty(status);
  return failures.meet('certificates', request, write, async () => {
    const responder = signer.responders.get(issuer);
    if (!responder) return empty(404);
    const answer = answerRevocation(Buffer.from(await request.arrayBuffer()), responder);
    return answer ? new Response(new Uint8Array(answer)) : empty(400);
  });
}

const MINUTE = 60_000;

/** Apple says in milliseconds since 1970 when a server may ask again that has asked too often. */
function writeFailure({
  status,
  code,
}: {
  readonly status: number;
  readonly code?: unknown;
}): Response {
  if (status === 401) return empty(401);
  const answer = fail(Number(code ?? status * 10_000));
  if (status === 429) answer.headers.set('retry-after', String(Date.now() + MINUTE));
  return answer;
}

/** Each environment knows its own purchases only. An address of this machine is that of the simulated one. */
function answerElsewhere(
  call: ServerCall,
  hostname: string,
  {app}: AppStoreSide,
): Response | undefined {
  const asked = /^api\.storekit(-sandbox)?\./.exec(hostname);
  const environment = asked ? (asked[1] === undefined ? 'Production' : 'Sandbox') : app.environment;
  if (call === 'order' && environment === 'Sandbox')
    return fail(4040000, 'The sandbox looks no orders up.');
  if (environment === app.environment) return undefined;
  if (call === 'notifications') return json({hasMore: false, notificationHistory: []});
  return fail(call === 'test notification' ? 4040007 : call === 'extend' ? 4040005 : 4040010);
}
