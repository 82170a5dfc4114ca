import {type Context, Hono} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {HTTPException} from 'hono/http-exception';
import {accountOf, answer, type Asker} from './answers.ts';
import {findProduct} from './catalog.ts';
import {isFromGoogle, type PushOptions, readMessage} from './googleMessage.ts';
import {Refusal, type StorePurchase} from './storePurchase.ts';
import {type Parts, refreshLapsed, takePurchase} from './takePurchase.ts';

export type AppOptions = Parts & {
  readonly push: PushOptions;
  /** Who is signed in to your app, as your own sign-in proves it; null for nobody. */
  readonly userOf: (request: Request) => Promise<string | null>;
  readonly isTester: (user: string) => boolean;
};

export function createApp(options: AppOptions): Hono {
  const {ledger, apple, google, push, userOf} = options;
  const askerOf = (user: string): Asker => ({
    user,
    isTester: options.isTester(user),
    now: options.now(),
  });
  const app = new Hono();
  app.use(bodyLimit({maxSize: 256 * 1024}));

  // The app sends each purchase that it learns of, until it gets an answer.
  app.post('/purchases', async (context) => {
    const user = await requireUser(context, userOf);
    const {store, token, productId} = readClaim(await readJson(context));
    const isPlan = findProduct(productId)?.kind === 'subscription';
    const ask = async (): Promise<StorePurchase> => {
      if (store === 'apple') return apple.read(token);
      // The product id of the app only selects which question Google is asked.
      if (!findProduct(productId)) throw new Refusal(`You do not sell "${productId}".`);
      return isPlan ? google.readPlan(token) : google.readProduct(productId, token);
    };
    const row = await takePurchase(options, ask, user).catch(toNull);
    return context.json(answer(row, ledger.purchasesOf(user), askerOf(user)));
  });

  // The app asks when it starts; your other servers ask before they do what costs money.
  app.get('/account', async (context) => {
    const user = await requireUser(context, userOf);
    await refreshLapsed(options, user);
    return context.json(accountOf(ledger.purchasesOf(user), askerOf(user)));
  });

  // The app asks the user first: you may tell Apple nothing about a user who did not agree.
  app.put('/consent', async (context) => {
    const user = await requireUser(context, userOf);
    const {agreed} = await readJson(context);
    if (typeof agreed !== 'boolean') throw new HTTPException(400);
    ledger.setConsent(user, agreed);
    return context.body(null, 204);
  });

  app.post('/apple', async (context) => {
    const {signedPayload} = await readJson(context);
    if (typeof signedPayload !== 'string') throw new HTTPException(400);
    const askedAt = options.now();
    const told = await apple.readNotification(signedPayload);
    if (!told) return context.body(null, 204);
    const row = ledger.record(told.purchase, null, askedAt);
    // The user wants the money back, and Apple asks whether they got what they paid for.
    if (told.asksAbout !== null && row.userId !== null && ledger.hasConsent(row.userId))
      await apple.tellConsumption(told.purchase, told.asksAbout, row.state !== 'pending');
    return context.body(null, 204);
  });

  app.post('/google', async (context) => {
    const authorization = context.req.header('authorization') ?? '';
    if (!(await isFromGoogle(authorization, push))) throw new HTTPException(401);
    const message = readMessage(await readJson(context), google.packageName);
    if (!message) return context.body(null, 204);
    const {kind, token} = message;
    // When a product is taken back, Google does not say which. One that you never recorded gave nothing.
    const productId = message.productId ?? ledger.find('google', token)?.productId;
    if (kind === 'plan')
      await takePurchase(options, () => google.readPlan(token), null).catch(toNull);
    else if (productId !== undefined)
      await takePurchase(options, () => google.readProduct(productId, token), null).catch(toNull);
    return context.body(null, 204);
  });

  // After a 503 the caller tries again: the app at its next start, the stores for days.
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof Refusal) return context.text(error.message, 400);
    console.error(context.req.path, error);
    return context.text('Try again later', 503);
  });
  return app;
}

/** A purchase that is not genuine gives nothing, and trying again would not help. */
function toNull(error: unknown): null {
  if (!(error instanceof Refusal)) throw error;
  console.warn(error.message);
  return null;
}

async function requireUser(context: Context, userOf: AppOptions['userOf']): Promise<string> {
  const user = await userOf(context.req.raw);
  if (user === null) throw new HTTPException(401);
  return user.toLowerCase();
}

async function readJson(context: Context): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await context.req.json().catch(() => null);
  if (typeof body !== 'object' || body === null) throw new HTTPException(400);
  return {...body};
}

function readClaim({platform, token, productId}: Readonly<Record<string, unknown>>) {
  const isKnown = platform === 'ios' || platform === 'android';
  if (!isKnown || typeof token !== 'string' || typeof productId !== 'string')
    throw new HTTPException(400);
  return {store: platform === 'ios' ? 'apple' : 'google', token, productId};
}
