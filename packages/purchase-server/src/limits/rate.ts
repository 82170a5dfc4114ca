/** How often one user may ask for what costs a call to a store. */
export type Rate = {readonly requests: number; readonly seconds: number};

/** Far more than an app sends at its start, and far less than a script that tries tokens. */
export const USUAL_RATE: Rate = {requests: 120, seconds: 60};

const MANY = 10_000;

/**
 * Counts the requests of each user in windows of time, in the memory of this process. Returns the seconds to wait when a user
 * is over the limit, and null when not. `now` rises and knows no date, so that a clock that is set back harms nobody.
 */
export function countRequests(
  {requests, seconds}: Rate,
  now = () => performance.now(),
): (user: string) => number | null {
  const windows = new Map<string, {count: number; readonly ends: number}>();
  return (user) => {
    const time = now();
    const known = windows.get(user);
    if (known && known.ends > time) {
      known.count += 1;
      return known.count > requests ? Math.ceil((known.ends - time) / 1000) : null;
    }
    if (windows.size >= MANY)
      for (const [name, {ends}] of windows) if (ends <= time) windows.delete(name);
    windows.set(user, {count: 1, ends: time + seconds * 1000});
    return null;
  };
}
