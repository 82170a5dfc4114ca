import type {Simulator} from 'expo-iap-test-kit/simulator';
import type {App} from '../protocol.ts';

type Request = {readonly body?: string; readonly headers?: Readonly<Record<string, string>>};

/**
 * The app's `fetch`: whatever the address, your server answers. It checks purchases with the store and says what the
 * user has, in the words of the samples.
 */
export function serverFetch(phone: Simulator, app: Pick<App, 'givesItself'>) {
  const {process} = phone.device;
  return async (_address: unknown, request: Request = {}): Promise<Response> => {
    const answer = await answerOf(phone, app, request);
    // What was asked by a process that is dead reaches nobody.
    if (!phone.device.running || phone.device.process !== process) return new Promise(() => {});
    return answer;
  };
}

async function answerOf(
  phone: Simulator,
  {givesItself}: Pick<App, 'givesItself'>,
  request: Request,
): Promise<Response> {
  const {server, log} = phone;
  const {token, key} = readBody(request.body);
  log.note('server', questionOf(request, key));
  if (server.mood === 'down') return new Response('', {status: 503});
  const userId = request.headers?.Authorization?.replace('Bearer ', '') ?? 'user';
  if (request.body === undefined) {
    server.reach();
    await server.gate.pass();
    return Response.json(accountOf(phone, userId));
  }
  if (typeof key === 'string') {
    server.reach();
    server.remember(key, userId);
    await server.gate.pass();
    return Response.json(accountOf(phone, userId));
  }
  if (typeof token !== 'string')
    throw new TypeError('The app sends no token to your server, so nothing can be checked.');
  if (givesItself) {
    server.reach();
    const valid = server.verify(token)?.state === 'paid';
    await server.gate.pass();
    log.note('server', valid ? 'answers: valid' : 'answers: not valid');
    return Response.json({valid});
  }
  const found = await server.book(userId, token);
  const verdict = {booked: 'recorded', known: 'recorded', revoked: 'revoked'}[String(found)];
  const account = accountOf(phone, userId);
  log.note('server', `answers ${verdict ?? 'refused'}`, account);
  const genuine = verdict === 'recorded';
  return Response.json({
    verdict: verdict ?? 'refused',
    genuine,
    accessUntil: genuine ? accessUntil(phone, token) : null,
    account,
  });
}

/** Until when a plan gives access; a genuine renewal can be older than the period that runs, and then it gives none. */
function accessUntil({store}: Simulator, token: string): number | null {
  const purchase = store.find(token);
  const running = purchase?.subscription;
  if (!running) return null;
  const {state, current} = running;
  const runs = state === 'active' || state === 'grace';
  return runs && current.productId === purchase.productId ? current.expiresAt : null;
}

function accountOf({server}: Simulator, userId: string) {
  const ids = [...server.books.values()]
    .filter((row) => row.userId === userId)
    .map(({productId}) => productId);
  const coins = ids.reduce((sum, id) => sum + coinsIn(id), 0);
  return {coins, owned: ids.filter((id) => coinsIn(id) === 0)};
}

function coinsIn(productId: string): number {
  return Number(/^coins_(\d+)$/.exec(productId)?.[1] ?? 0);
}

function readBody(body: string | undefined): {readonly token?: unknown; readonly key?: unknown} {
  const request: unknown = body === undefined ? null : JSON.parse(body);
  return typeof request === 'object' && request !== null ? request : {};
}

function questionOf({body}: Request, key: unknown): string {
  if (body === undefined) return 'is asked for the account';
  return key === undefined ? 'gets a purchase' : 'is asked to deliver';
}
