import * as v from 'valibot';
import {acts} from '../../playground/acts.ts';

/** What runs in the frame is a stranger's code: whatever it sends is text of limited length and number, or ignored. */
const short = v.pipe(v.string(), v.maxLength(200));
const long = v.pipe(v.string(), v.maxLength(2_100));
const time = v.pipe(v.number(), v.finite());
const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));

const actNames = v.picklist(Object.keys(acts) as (keyof typeof acts)[]);

const view = v.object({
  time,
  obeyed: v.number(),
  running: v.boolean(),
  blank: v.boolean(),
  sheet: v.nullable(v.object({title: short, price: short})),
  acts: list(
    v.object({act: actNames, purchase: v.optional(short), whyNot: v.optional(short)}),
    2_000,
  ),
  ledger: list(
    v.object({
      purchase: short,
      productId: short,
      paid: v.boolean(),
      given: v.number(),
      finished: v.boolean(),
      refunded: v.boolean(),
      state: short,
    }),
    500,
  ),
  faults: list(v.object({kind: short, purchase: short}), 500),
  screen: long,
  buttons: list(long, 200),
});

const line = v.object({time, place: short, what: long, details: long});

const report = v.variant('type', [
  v.object({type: v.literal('view'), view}),
  v.object({type: v.literal('log'), lines: list(line, 250)}),
  v.object({type: v.literal('problem'), message: long}),
]);

/** What the frame reported, as far as it can be believed. */
export type Report = v.InferOutput<typeof report>;
export type View = v.InferOutput<typeof view>;
export type LogLine = v.InferOutput<typeof line>;

/** Reads a message of the frame; undefined for anything that is not a report. */
export function readReport(data: unknown): Report | undefined {
  const read = v.safeParse(report, data);
  return read.success ? read.output : undefined;
}
