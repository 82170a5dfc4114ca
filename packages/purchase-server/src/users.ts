import {countRequests, type Rate, USUAL_RATE} from './limits/rate.ts';

/** What your sign-in knows about users. Ids are compared letter by letter. */
export type UserOptions = {
  /** Who is signed in to your app, as your own sign-in proves it; null for nobody. */
  readonly userOf: (request: Request) => Promise<string | null>;
  /** What your app passes to the stores for a user; the user's id without it. */
  readonly accountTokensOf?: (user: string) => readonly string[];
  /** Whether a user exists who never asked this server. Without it, only those are known who asked. */
  readonly isUser?: (user: string) => Promise<boolean>;
  /** For whom test purchases count; for nobody without it. */
  readonly isTester?: (user: string) => boolean;
  /** How many purchases a user may send; 120 in a minute without it. */
  readonly rate?: Rate;
};

export type Users = ReturnType<typeof openUsers>;

export function openUsers(options: UserOptions) {
  const {userOf, accountTokensOf = (user) => [user], isTester = () => false} = options;
  return {userOf, accountTokensOf, isTester, count: countRequests(options.rate ?? USUAL_RATE)};
}
