import type {Simulator} from '../../simulator/simulator.ts';

type Request = {readonly body?: string; readonly headers?: Readonly<Record<string, string>>};

/**
 * The app's `fetch`: whatever the address, your server answers. It checks purchases with the store and says what the
 * user has, in the words of the samples.
 */
export function serverFetch(phone: Simulator) {
  const {process} = phone.device;
  return async (_address: unknown, request: Request = {}): Promise<Response> => {
    const answer = await answerOf(phone, request);
    // What was asked by a process that is dead reaches nobody.
    if (!phone.device.running || phone.device.process !== process) return new Promise(() => {});
    return answer;
  };
}

async function answerOf(phone: Simulator, request: Request): Promise<Response> {
  const {server, log} = phone;
  log.note('server', request.body === undefined ? 'is asked for the account' : 'gets a purchase');
  if (server.mood === 'down') return new Response('', {status: 503});
  const userId = request.headers?.Authorization?.replace('Bearer ', '') ?? 'user';
  if (request.body === undefined) {
    server.reach();
    await server.gate.pass();
    return Response.json(accountOf(phone, userId));
  }
  const found = await server.book(userId, tokenOf(request.body));
  const verdict = {booked: 'booked', known: 'booked', revoked: 'revoked'}[String(found)];
  const account = accountOf(phone, userId);
  log.note('server', `answers ${verdict ?? 'refused'}`, account);
  return Response.json({
    verdict: verdict ?? 'refused',
    accepted: verdict === 'booked',
    coins: account.coins,
    account,
  });
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

function tokenOf(body: string): string {
  const request: unknown = JSON.parse(body);
  const token =
    typeof request === 'object' && request !== null && 'token' in request ? request.token : null;
  if (typeof token === 'string') return token;
  throw new TypeError('The app sends no token to your server, so nothing can be checked.');
}
