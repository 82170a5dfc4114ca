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

/** Some of the acts; lists have them in the order above. */
export type SomeActs<Act> = Readonly<Partial<Record<ActId, Act>>>;
