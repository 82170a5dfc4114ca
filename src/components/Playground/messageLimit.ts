/** Says of each message whether it still fits into its second; the first of a flood do, and the rest is dropped. */
export function messageLimit(mostPerSecond: number): () => boolean {
  let second = 0;
  let messages = 0;
  return () => {
    const now = Math.floor(performance.now() / 1_000);
    messages = now === second ? messages + 1 : 1;
    second = now;
    return messages <= mostPerSecond;
  };
}
