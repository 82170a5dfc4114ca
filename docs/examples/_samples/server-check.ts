/** The user who is signed in to your app; `userId` is a UUID. */
export type Session = {readonly userId: string; readonly token: string};

// #region contract
/** What the app tells your server about a purchase. */
export type CheckRequest = {
  readonly platform: 'ios' | 'android';
  readonly productId: string;
  /** Apple's signed JWS or Google's purchase token: only this proves anything. */
  readonly token: string;
};

/** What the user has. `access` says for each product until when, in ms since 1970. */
export type Account = {
  readonly coins: number;
  readonly access: Readonly<Record<string, number>>;
};

/** What your server says about a purchase. */
export type CheckAnswer = {
  /** The store sold this. */
  readonly genuine: boolean;
  /** Such as `paid`, `pending` or `refunded`. */
  readonly state: string | null;
  /** Another user of your app has it. */
  readonly ofAnother: boolean;
  readonly account: Account;
};
// #endregion

/** Has your server verify and record a purchase; throws if the server can't answer. */
export async function checkOnServer(
  session: Session,
  request: CheckRequest,
): Promise<CheckAnswer> {
  const answer = await ask(session, 'purchases', request);
  if (!isAnswer(answer)) throw new Error('The server sent an invalid answer');
  return answer;
}

/** Reads what the user has; throws when the server cannot answer. */
export async function loadAccount(session: Session): Promise<Account> {
  const account = await ask(session, 'account');
  if (!isAccount(account)) throw new Error('The server sent an invalid account');
  return account;
}

async function ask(
  session: Session,
  path: string,
  body?: CheckRequest,
): Promise<unknown> {
  // On Android, `fetch` never gives up by itself, so the buttons would stay locked.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), 20_000);
  try {
    const response = await fetch(`https://api.example.com/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${session.token}`,
        'Content-Type': 'application/json',
      },
      ...(body && {body: JSON.stringify(body)}),
      signal: limit.signal,
    });
    if (!response.ok)
      throw new Error(`Our server cannot answer right now (${response.status})`);
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}

function isAnswer(value: unknown): value is CheckAnswer {
  if (typeof value !== 'object' || value === null) return false;
  if (!('genuine' in value) || !('state' in value) || !('ofAnother' in value))
    return false;
  return (
    typeof value.genuine === 'boolean' && 'account' in value && isAccount(value.account)
  );
}

/** Each value is the end of an access. */
function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isAccount(value: unknown): value is Account {
  if (typeof value !== 'object' || value === null) return false;
  if (!('coins' in value) || !('access' in value)) return false;
  return typeof value.coins === 'number' && isRecord(value.access);
}
