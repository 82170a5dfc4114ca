import {DAY} from '../../simulator/clock.ts';
import {json} from '../answers.ts';
import type {KeptMessage} from '../outbox.ts';
import {fail} from './apiErrors.ts';
import {type Asked, findSold} from './appStoreSide.ts';
import {recordOf} from './keptRecord.ts';

const KEPT_DAYS = {Production: 180, Sandbox: 30} as const;
const PAGE = 20;

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
