import type {Context} from 'hono';
import {HTTPException} from 'hono/http-exception';

/** Answers with a status and a sentence that says what to do. */
export function refuse(status: 400 | 401 | 404 | 409 | 413 | 429 | 503, error: string): never {
  throw new HTTPException(status, {
    res: Response.json({error}, {status}),
  });
}

export type Body = Readonly<Record<string, unknown>>;

export async function readJson(context: Context): Promise<Body> {
  const body: unknown = await context.req.json().catch((error: unknown) => {
    // The limit of the body throws while it is read.
    if (error instanceof Error && error.name === 'BodyLimitError') throw error;
    return null;
  });
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    refuse(400, 'The body is not a JSON object.');
  return {...body};
}

const LONGEST = 255;

export function readText(body: Body, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value.trim() === '' || value.length > LONGEST)
    refuse(400, `"${name}" has to be a text of at most ${LONGEST} characters.`);
  return value;
}

const MOST = 1_000_000_000;

export function readCount(body: Body, name: string): number {
  const value = body[name];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > MOST)
    refuse(400, `"${name}" has to be a whole number from 1 to ${MOST}.`);
  return value;
}
