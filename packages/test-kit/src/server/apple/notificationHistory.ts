import {DAY} from '../../simulator/clock.ts';
import {json} from '../answers.ts';
import type {KeptMessage} from '../outbox.ts';
import {fail} from './apiErrors.ts';
import {type Asked, findSold} from './appStoreSide.ts';

const KEPT_DAYS = {Production: 180, Sandbox: 30} as const;
const PAGE = 20;
const MOST_ATTEMPTS = 6;

/** Get Notification History, the oldest first. */
export function answerNotifications({side, body, query}: Asked): Response {
  const {startDate: start, endDate: end, transactionId, notificationType: type} = body;
  const {now} = side.simulator.clock;
  if (typeof start !== 'number') return fail(4000015);
  if (typeof end !== 'number') return fail(4000016);
  if (start > end) return fail(4000013);
  if (start < now - KEPT_DAYS[side.app.environment] * DAY) return fail(4000012);
  if (transactionId !== undefined && type !== undefined) return fail(4000019);
  if (body['notificationSubtype'] !== undefined && type === undefined) return fail(4000018);
  const about = typeof transactionId === 'string' ? findSold(side, transactionId) : undefined;
  if (transactionId !== undefined && !about) return fail(4040010);
  const accountOf = (name: string) => (name === '' ? '' : side.simulator.store.get(name).account);
  const name = [type, body['notificationSubtype']].filter((one) => one !== undefined).join('/');
  const wanted = side.outbox.messages.filter(
    (one) =>
      one.createdAt >= start &&
      one.createdAt <= end &&
      (type === undefined || one.type === name || one.type.startsWith(`${name}/`)) &&
      (!about || accountOf(one.purchase) === about.account) &&
      (body['onlyFailures'] !== true || !one.accepted),
  );
  return page(wanted, query.get('paginationToken'));
}

function page(wanted: readonly KeptMessage[], token: string | null): Response {
  const from = token === null ? 0 : Number(token);
  if (!Number.isInteger(from) || from < 0 || from > wanted.length) return fail(4000014);
  const end = from + PAGE;
  const hasMore = end < wanted.length;
  return json({
    hasMore,
    ...(hasMore && {paginationToken: String(end)}),
    notificationHistory: wanted.slice(from, end).map(recordOf),
  });
}

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
