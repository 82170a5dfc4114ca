import {SignJWT} from 'jose';
import {describe, expect, it, vi} from 'vitest';
import {readSessions} from '../src/identity/sessions.ts';
import {countRequests} from '../src/limits/rate.ts';
import {onceEach, reasonOf} from '../src/log.ts';
import {secretProblem, signEvent} from '../src/webhook.ts';
import {within} from '../src/within.ts';
import {sessionSecret} from './keys.ts';

const key = new TextEncoder().encode(sessionSecret);
const soon = '1h';
const sessionOf = async (token: string) =>
  readSessions(sessionSecret)(
    new Request('https://api.example.com', {headers: {authorization: `Bearer ${token}`}}),
  );

describe('a session', () => {
  const sign = (claims: Record<string, unknown>, header = {alg: 'HS256'}) =>
    new SignJWT(claims).setProtectedHeader(header);

  it.each(['AbC', 'aBc', '0b2f1c7e-5d1a-4a5e-9f3b-2c4d6e8f0a1b'])(
    'is of the user %s, letter by letter',
    async (sub) => {
      expect(await sessionOf(await sign({sub}).setExpirationTime(soon).sign(key))).toBe(sub);
    },
  );

  it.each([
    ['without a user', {}, soon],
    ['of an empty user', {sub: ''}, soon],
    ['of a user of blanks', {sub: ' '}, soon],
    ['of a user with an endless id', {sub: 'x'.repeat(300)}, soon],
    ['that is over', {sub: 'AbC'}, '-1h'],
  ])('%s is nobody', async (_title, claims, end) => {
    expect(await sessionOf(await sign(claims).setExpirationTime(end).sign(key))).toBeNull();
  });

  it('without an end is nobody', async () => {
    expect(await sessionOf(await sign({sub: 'AbC'}).sign(key))).toBeNull();
  });

  it('is not read with a secret that can be guessed', () => {
    expect(() => readSessions('a')).toThrow('has 1 bytes');
  });
});

describe('the log', () => {
  it('names no purchase token, signed text or key, wherever an error has it', () => {
    const token = 'aaaaaaaaaaaaaaaaaaaaaaaa.AO-J1Ow_bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb';
    const address = `https://androidpublisher.googleapis.com/v3/applications/app/tokens/${token}`;
    const errors = [
      new Error(`request to ${address} failed, reason: connect ECONNREFUSED`),
      new Error('failed', {cause: new Error(`GET ${address}`)}),
      `token ${token} is wrong`,
    ];
    for (const error of errors) expect(reasonOf(error)).not.toContain('AO-J1Ow');
    expect(reasonOf(errors[0])).toBe(
      'request to https://androidpublisher.googleapis.com/… failed, reason: connect ECONNREFUSED',
    );
  });

  it("says the numbers of Apple's errors, which have no words", () => {
    const error = Object.assign(new Error(), {httpStatusCode: 401, apiError: 4010000});
    expect(reasonOf(error)).toBe('401 4010000');
  });

  it('says only once what comes with each request', () => {
    const warn = vi.fn();
    const log = onceEach({info: warn, warn, error: warn}, 2);
    for (const line of ['one', 'one', 'two', 'one', 'three', 'one']) log.warn(line);
    expect(warn.mock.calls.flat()).toEqual(['one', 'two', 'three', 'one']);
  });
});

describe('limits', () => {
  it('count each user apart, and begin again', () => {
    let now = 0;
    const count = countRequests({requests: 2, seconds: 60}, () => now);
    expect([count('A'), count('A'), count('A')]).toEqual([null, null, 60]);
    expect(count('B')).toBeNull();
    now = 60_000;
    expect(count('A')).toBeNull();
  });

  it('end a call that is never answered', async () => {
    const ended = vi.fn();
    const call = within(10, 'The store', (signal) => {
      signal.addEventListener('abort', ended);
      return new Promise<never>(() => undefined);
    });
    await expect(call).rejects.toThrow('The store has not answered within 0.01 s.');
    expect(ended).toHaveBeenCalled();
  });
});

describe('a webhook', () => {
  it('is signed as the example of the standard, with its own secret', () => {
    const webhook = {
      url: 'https://api.example.com/shop',
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    };
    const event = {id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}'};
    expect(signEvent(webhook, event, 1_614_265_330_000)).toMatchObject({
      'webhook-id': event.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('needs a secret that nobody guesses', () => {
    expect(secretProblem('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toBeNull();
    expect(secretProblem('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toContain('whsec_');
    expect(secretProblem('whsec_c2hvcnQ=')).toContain('5 bytes');
  });
});
