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
