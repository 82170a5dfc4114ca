/** What a frame may send per second on average, and at once after the page was busy. */
const MESSAGES = {perSecond: 60, atOnce: 200};
const CHARACTERS = {perSecond: 1_000_000, atOnce: 3_000_000};
/** The phone never sends a longer text; this is not even read. */
const LONGEST = 1_000_000;

/** A token bucket: takes an amount from it if there is enough, and fills it again over time. */
function bucket({perSecond, atOnce}: typeof MESSAGES): (amount: number) => boolean {
  let left = atOnce;
  let filledAt = performance.now();
  return (amount) => {
    const now = performance.now();
    left = Math.min(atOnce, left + ((now - filledAt) / 1_000) * perSecond);
    filledAt = now;
    left -= amount;
    return left >= 0;
  };
}

/**
 * Limits the rate of what a frame sends: false for a message over it, and for anything but text, whose size nobody
 * knows without reading it.
 */
export function portBudget(): (data: unknown) => data is string {
  const messages = bucket(MESSAGES);
  const characters = bucket(CHARACTERS);
  return (data): data is string =>
    typeof data === 'string' && data.length <= LONGEST && messages(1) && characters(data.length);
}

/** Limits the rate of messages to the window, which a frame needs once, to say hello. */
export function windowBudget(): () => boolean {
  const messages = bucket({perSecond: 1, atOnce: 20});
  return () => messages(1);
}
