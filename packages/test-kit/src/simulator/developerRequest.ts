import type {DeveloperServer} from './developerServer.ts';

/** A request of the app, as its `fetch` gets it. */
export type AppRequest = {
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

/**
 * Answers as the server of the site does: with a body, about the purchase in it; without one, with the account of the
 * user, who is known by the session token.
 */
export async function answerRequest(
  server: DeveloperServer,
  request: AppRequest = {},
): Promise<Response> {
  const {signal} = request;
  const aborted = new Promise<never>((_answered, fail) => {
    signal?.addEventListener('abort', () => fail(new DOMException('Aborted', 'AbortError')));
  });
  return Promise.race([answer(server, request), aborted]);
}

async function answer(server: DeveloperServer, {body, headers}: AppRequest): Promise<Response> {
  const user = headers?.Authorization?.replace(/^Bearer /, '');
  if (server.mood === 'down') return new Response('', {status: 503});
  if (!user) return new Response('', {status: 401});
  if (body === undefined) {
    server.reach();
    // A late answer says what was true when it was asked for.
    const account = server.accountOf(user);
    await server.gate.pass();
    return Response.json(account);
  }
  const token = readToken(body);
  if (token === undefined) return new Response('', {status: 400});
  return Response.json(await server.check(user, token));
}

/** The token of a purchase; undefined when the app does not send what the server needs. */
function readToken(body: string): string | undefined {
  const sent: unknown = JSON.parse(body);
  if (typeof sent !== 'object' || sent === null) return undefined;
  const {platform, productId, token}: Readonly<Record<string, unknown>> = {...sent};
  const isKnown = platform === 'ios' || platform === 'android';
  if (!isKnown || typeof productId !== 'string') return undefined;
  return typeof token === 'string' ? token : undefined;
}
