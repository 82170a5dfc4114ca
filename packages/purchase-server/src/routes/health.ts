import type {Hono} from 'hono';
import type {Parts} from '../parts.ts';
import {isSupport} from './support.ts';

/** Whether the server can answer, for whoever watches it; figures are for those who have the key of support. */
export function addHealthRoute(app: Hono, {ledger}: Parts, supportKey: string | null): void {
  app.get('/health', async (context) => {
    const health = await ledger.health();
    return context.json(isSupport(context, supportKey) ? {ok: true, ...health} : {ok: true});
  });
}
