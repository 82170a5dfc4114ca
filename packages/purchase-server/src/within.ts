/**
 * Waits for an answer, but not longer than a limit: a store that accepts a connection and never answers would otherwise hold
 * the request of the app, and a shutdown, for ever. The signal ends the call itself; what it did is not known.
 */
export async function within<Answer>(
  limit: number,
  who: string,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`${who} has not answered within ${limit / 1000} s.`));
      controller.abort();
    }, limit);
  });
  try {
    return await Promise.race([call(controller.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
