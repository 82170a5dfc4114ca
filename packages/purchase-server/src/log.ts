/** Where the server says what somebody should know; each line is one sentence, with what to do. */
export type Log = {
  readonly info: (line: string) => void;
  readonly warn: (line: string) => void;
  readonly error: (line: string) => void;
};

/** A log that says each sentence only once, for what comes again with each request; it forgets the oldest. */
export function onceEach(log: Log, remembered = 1000): Log {
  const said = new Set<string>();
  const once = (say: (line: string) => void) => (line: string) => {
    if (said.has(line)) return;
    if (said.size >= remembered) said.clear();
    said.add(line);
    say(line);
  };
  return {info: once(log.info), warn: once(log.warn), error: once(log.error)};
}

const ADDRESS = /(https?:\/\/[^/\s?#"']+)[^\s"']*/g;
/** Long enough for a purchase token, a signed text or a key, and too long for a sentence or an id of a user. */
const SECRET = /[\w.~+/=-]{40,}/g;

/**
 * What an error says, without what it may not say: the clients of the stores put the address of the request into their
 * errors, and the address has the purchase token.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return hide(String(error));
  const parts = [error.name === 'Error' ? '' : error.name, error.message || codeOf(error)];
  const cause = error.cause === undefined ? '' : ` (${reasonOf(error.cause)})`;
  return `${hide(parts.filter(Boolean).join(': '))}${cause}`;
}

export function hide(text: string): string {
  return text.replace(ADDRESS, '$1/…').replace(SECRET, '…');
}

/** Apple's client throws errors that have two numbers and no words. */
function codeOf(error: Error): string {
  const numbers = ['status', 'httpStatusCode', 'apiError', 'code'].map((name): unknown =>
    Reflect.get(error, name),
  );
  return numbers.filter((one) => one !== undefined && one !== null).join(' ') || 'unknown reason';
}
