/**
 * Counts the entries that a frame adds to the history of the tab, which no browser lets the page forbid. What the page
 * adds itself changes its address or comes with an event.
 */
export function watchHistory(signal: AbortSignal): () => number {
  let address = location.href;
  let length = history.length;
  const begin = (): void => {
    address = location.href;
    length = history.length;
  };
  addEventListener('popstate', begin, {signal});
  addEventListener('hashchange', begin, {signal});
  return () => {
    if (location.href !== address) begin();
    return Math.max(0, history.length - length);
  };
}
