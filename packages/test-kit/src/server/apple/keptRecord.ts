import type {KeptMessage} from '../outbox.ts';

const MOST_ATTEMPTS = 6;

/** What the App Store keeps of a message: the signed text, and what became of each attempt to send it. */
export function recordOf({body, attempts, createdAt}: KeptMessage): object {
  const tried = attempts.map(({at, status}) => ({
    attemptDate: at,
    sendAttemptResult:
      status >= 200 && status < 300 ? 'SUCCESS' : 'UNSUCCESSFUL_HTTP_RESPONSE_CODE',
  }));
  // What no test has sent is what reached nobody.
  const lost = [{attemptDate: createdAt, sendAttemptResult: 'NO_RESPONSE'}];
  const sendAttempts = (tried.length > 0 ? tried : lost).slice(0, MOST_ATTEMPTS);
  return {...Object(JSON.parse(body)), sendAttempts};
}
