import {lineOf} from '../../library/history/patchNumbers.ts';
import type {PlanEntry} from '../plan/plan.ts';

/** Addresses of the reference by docs version and by name. */
export type ReferenceAddresses = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The address at which the docs version of the newer patch explains what an entry leads to. */
export function referenceOf(
  {now, name, deprecated}: PlanEntry,
  {to, reference}: {readonly to: string; readonly reference: ReferenceAddresses},
): string | undefined {
  const places = reference[lineOf(to)];
  const wanted = now ?? deprecated?.replacement ?? name;
  return places?.[wanted] ?? places?.[wanted.split('.')[0] ?? ''];
}
