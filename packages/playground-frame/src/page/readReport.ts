import {actIds} from 'expo-iap-test-kit/panel/actIds';
import type {LedgerLine} from 'expo-iap-test-kit/panel/describePhone';
import type {SheetView} from 'expo-iap-test-kit/panel/describeSheet';
import type {PossibleAct} from 'expo-iap-test-kit/panel/orders';
import {boolean, list, nullable, object, only, optional, text} from '../readValue.ts';

/** Characters that would start a new line or reverse the text around them, and halves of characters. */
const strange = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/**
 * The frame runs untrusted code, so only strings of limited length and number are accepted from it; anything else is
 * ignored.
 */
const plain =
  (most: number) =>
  (value: unknown): string =>
    text(most)(value).replace(strange, ' ');

const short = plain(200);
const long = plain(2_100);

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** When years get a fifth digit; the simulated phone gets nowhere near it. */
const YEAR_10000 = 253_402_300_800_000;
const time = only((value): value is number => isNumber(value) && value >= 0 && value < YEAR_10000);
const count = only(
  (value): value is number => isNumber(value) && value >= 0 && Number.isSafeInteger(value),
);

/** One of the names that the page uses. */
const oneOf = <Name extends string>(names: readonly Name[]) =>
  only((value): value is Name => names.some((name) => name === value));

/** The simulator numbers its purchases. */
const purchaseId = only(
  (value): value is string => typeof value === 'string' && /^T\d{1,9}$/.test(value),
);

/** A list that is drawn by the names of its rows: React would never take away a row whose name comes twice. */
const rows =
  <Row>(read: (value: unknown) => Row, most: number, nameOf: (row: Row) => string) =>
  (value: unknown): readonly Row[] => [
    ...new Map(list(read, most)(value).map((row) => [nameOf(row), row])).values(),
  ];

const readAct = oneOf(actIds);

const readPossibleAct = object(({act, purchase}): PossibleAct => ({
  act: readAct(act),
  purchase: optional(purchaseId)(purchase),
}));

const readLedgerLine = object((row): LedgerLine => ({
  purchase: purchaseId(row.purchase),
  productId: short(row.productId),
  paid: boolean(row.paid),
  given: count(row.given),
  finished: boolean(row.finished),
  refunded: boolean(row.refunded),
  state: short(row.state),
}));

/** A fault of the simulator that is not here fails to compile where the frame writes its reports. */
const readKind = oneOf(['given twice', 'given unpaid', 'paid and lost', 'finished before given']);

const readFault = object(({kind, purchase}) => ({
  kind: readKind(kind),
  purchase: purchaseId(purchase),
}));

const readSheet = object(({title, price, offer}): SheetView => ({
  title: short(title),
  price: short(price),
  offer: short(offer),
}));

const readActs = rows(readPossibleAct, 2_000, ({act, purchase}) => `${act} ${purchase}`);
const readLedger = rows(readLedgerLine, 500, ({purchase}) => purchase);
const readFaults = rows(readFault, 500, ({kind, purchase}) => `${kind} ${purchase}`);

/** Everything that the page shows about the phone at a moment. */
export type View = ReturnType<typeof readView>;

const readView = object((view) => ({
  time: time(view.time),
  /** How many orders of the page are done. */
  obeyed: count(view.obeyed),
  running: boolean(view.running),
  /** The app runs and has drawn nothing for a while. */
  blank: boolean(view.blank),
  sheet: nullable(readSheet)(view.sheet),
  acts: readActs(view.acts),
  ledger: readLedger(view.ledger),
  faults: readFaults(view.faults),
  /** What the buttons of the app are called, for scenarios. */
  buttons: list(long, 200)(view.buttons),
}));

/** One line of the log. */
export type LogLine = ReturnType<typeof readLine>;

const readLine = object((line) => ({
  time: time(line.time),
  place: short(line.place),
  what: long(line.what),
  details: long(line.details),
}));

const readAny = object(({type, view, lines, message}): Report | undefined => {
  if (type === 'view') return {type, view: readView(view)};
  if (type === 'pong') return {type};
  if (type === 'log') return {type, lines: list(readLine, 250)(lines)};
  return type === 'problem' ? {type, message: long(message)} : undefined;
});

/** What the frame reports to the page, as JSON: the page knows the size of a text before it reads it. */
export type Report =
  | {readonly type: 'view'; readonly view: View}
  | {readonly type: 'log'; readonly lines: readonly LogLine[]}
  | {readonly type: 'pong'}
  /** The app threw, at start or later, or ran without a pause. */
  | {readonly type: 'problem'; readonly message: string};

/** Reads a message of the frame, which is JSON; undefined for anything that is not a report. */
export function readReport(data: string): Report | undefined {
  try {
    return readAny(JSON.parse(data));
  } catch {
    return undefined;
  }
}
