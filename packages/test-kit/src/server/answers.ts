export const json = (body: unknown, status = 200): Response => Response.json(body, {status});

/** An answer without a body. */
export const empty = (status: number): Response => new Response(null, {status});

/** The body of a request; undefined when it is not JSON. */
export async function readBody(
  request: Request,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const text = await request.text();
  try {
    return text === '' ? {} : Object(JSON.parse(text));
  } catch {
    return undefined;
  }
}
