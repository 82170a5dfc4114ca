/** The acts that the page and the frame refer to, without their labels, which are sent once the app runs. */
export const actIds = [
  'kill',
  'start',
  'reload',
  'background',
  'foreground',
  'pay',
  'decline',
  'refund',
  'repeat',
  'renew',
  'cancelPlan',
  'resubscribe',
  'changePlan',
  'breakPayments',
  'fixPayments',
  'otherDevice',
  'family',
  'networkOff',
  'networkOn',
  'serverDown',
  'serverUp',
  'day',
  'week',
  'month',
] as const;

/** The name of an act, as the page and the frame exchange it. */
export type ActId = (typeof actIds)[number];

/** A table of acts as a map, in the order of the list above. */
export function mapActs<Act>(
  table: Partial<Readonly<Record<ActId, Act>>>,
): ReadonlyMap<ActId, Act> {
  return new Map(
    actIds.flatMap((id) => {
      const act = table[id];
      return act === undefined ? [] : [[id, act] as const];
    }),
  );
}
