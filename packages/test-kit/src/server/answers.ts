export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {'content-type': 'application/json'},
  });
}

/** An answer without a body. */
export function empty(status: number): Response {
  return new Response(null, {status});
}

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
