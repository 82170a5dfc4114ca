/** The body of a request, as far as it is an object. */
export async function readBody(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const text = await request.text();
  return Object(text === '' ? {} : JSON.parse(text));
}

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
