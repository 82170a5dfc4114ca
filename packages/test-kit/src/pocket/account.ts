import type {Entry} from './recorder.ts';
import type {AccountStart, PocketSettings} from './replayedPhone.ts';
import type {Storage} from './storage.ts';

/** What is saved of a simulated user: not the state of the stores, but all that led to it. */
export type Account = AccountStart & {
  /** The store that the account is of, as text: in another one, what was done could not be done again. */
  readonly of: string;
  readonly entries: Entry[];
  /** Time of the simulator's clock, and the time at which that was. */
  readonly now: number;
  readonly savedAt: number;
};

const LARGEST_SEED = 999_999;

/** The saved account; a new one when there is none, or when products or library have changed since. */
export async function readAccount(storage: Storage, settings: PocketSettings): Promise<Account> {
  const of = JSON.stringify(settings);
  const saved = await readSaved(storage);
  if (saved?.of === of) return saved;
  if (saved)
    console.info(
      'The simulated store starts with a new account: the products or the version of expo-iap have changed.',
    );
  const now = Date.now();
  // Tokens of two users differ, so a server never takes one for the other.
  const seed = Math.floor(Math.random() * LARGEST_SEED);
  return {of, startsAt: now, seed, entries: [], now, savedAt: now};
}

/** Nothing when there is nothing, or when a process ended while it wrote. */
async function readSaved(storage: Storage): Promise<Account | undefined> {
  try {
    return JSON.parse((await storage.read()) ?? '');
  } catch {
    return undefined;
  }
}
