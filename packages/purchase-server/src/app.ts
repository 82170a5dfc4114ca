import {Hono} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {HTTPException} from 'hono/http-exception';
import type {PushOptions} from './google/push.ts';
import {LONGEST_BODY} from './limits/lengths.ts';
import {reasonOf} from './log.ts';
import type {Parts} from './parts.ts';
import {addAppRoutes} from './routes/app.ts';
import {addStoreRoutes} from './routes/stores.ts';
import {addSupportRoutes, isSupport} from './routes/support.ts';
import {Refusal} from './storePurchase.ts';
import type {Users} from './users.ts';

type AppOptions = {
  readonly parts: Parts;
  readonly users: Users;
  readonly push: PushOptions | null;
  readonly supportKey: string | null;
  readonly basePath: string;
};

/** All addresses of the server. */
export function createApp({parts, users, push, supportKey, basePath}: AppOptions): Hono {
  const app = new Hono().basePath(basePath);
  app.use(
    bodyLimit({
      maxSize: LONGEST_BODY,
      onError: (context) =>
        context.json({error: `The body is longer than ${LONGEST_BODY} bytes.`}, 413),
    }),
  );
  addAppRoutes(app, parts, users);
  addStoreRoutes(app, parts, push);
  addSupportRoutes(app, parts, users, supportKey);
  addHealthRoute(app, parts, supportKey);
  app.notFound((context) => context.json({error: `There is no ${context.req.path}.`}, 404));
  // After a 503 the caller tries again: the app at its next start, the stores for days.
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    const {method, routePath} = context.req;
    if (error instanceof Refusal) {
      parts.logOnce.warn(`${method} ${routePath} was refused: ${error.message}`);
      return context.json({error: error.message}, 400);
    }
    parts.log.error(`${method} ${routePath} has to be tried again: ${reasonOf(error)}`);
    context.header('retry-after', '10');
    return context.json({error: 'Try again later.'}, 503);
  });
  return app;
}

/** Whether the server can answer, for whoever watches it; figures are for those who have the key of support. */
function addHealthRoute(app: Hono, {ledger}: Parts, supportKey: string | null): void {
  app.get('/health', async (context) => {
    const health = await ledger.health();
    return context.json(isSupport(context, supportKey) ? {ok: true, ...health} : {ok: true});
  });
}
