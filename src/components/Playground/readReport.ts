import {acts, type ActId} from '../../playground/acts.ts';
import {
  boolean,
  list,
  nullable,
  number,
  object,
  only,
  optional,
  text,
} from '../../playground/readValue.ts';

/** What runs in the frame is a stranger's code: whatever it sends is text of limited length and number, or ignored. */
const short = text(200);
const long = text(2_100);

const readAct = only(
  (value): value is ActId => typeof value === 'string' && Object.hasOwn(acts, value),
);

const readActState = object(({act, purchase, whyNot}) => ({
  act: readAct(act),
  purchase: optional(short)(purchase),
  whyNot: optional(short)(whyNot),
}));

const readLedgerLine = object((row) => ({
  purchase: short(row.purchase),
  productId: short(row.productId),
  paid: boolean(row.paid),
  given: number(row.given),
  finished: boolean(row.finished),
  refunded: boolean(row.refunded),
  state: short(row.state),
}));

const readFault = object(({kind, purchase}) => ({kind: short(kind), purchase: short(purchase)}));

const readSheet = object(({title, price, offer}) => ({
  title: short(title),
  price: short(price),
  offer: short(offer),
}));

const readView = object((view) => ({
  time: number(view.time),
  obeyed: number(view.obeyed),
  running: boolean(view.running),
  blank: boolean(view.blank),
  sheet: nullable(readSheet)(view.sheet),
  acts: list(readActState, 2_000)(view.acts),
  ledger: list(readLedgerLine, 500)(view.ledger),
  faults: list(readFault, 500)(view.faults),
  screen: long(view.screen),
  buttons: list(long, 200)(view.buttons),
}));

const readLine = object(({time, place, what, details}) => ({
  time: number(time),
  place: short(place),
  what: long(what),
  details: long(details),
}));

export type View = ReturnType<typeof readView>;
export type LogLine = ReturnType<typeof readLine>;

/** What the frame reported, as far as it can be believed. */
export type Report =
  | {readonly type: 'view'; readonly view: View}
  | {readonly type: 'log'; readonly lines: readonly LogLine[]}
  | {readonly type: 'problem'; readonly message: string};

const readAny = object(({type, view, lines, message}): Report | undefined => {
  if (type === 'view') return {type, view: readView(view)};
  if (type === 'log') return {type, lines: list(readLine, 250)(lines)};
  return type === 'problem' ? {type, message: long(message)} : undefined;
});

/** Reads a message of the frame; undefined for anything that is not a report. */
export function readReport(data: unknown): Report | undefined {
  try {
    return readAny(data);
  } catch {
    return undefined;
  }
}
