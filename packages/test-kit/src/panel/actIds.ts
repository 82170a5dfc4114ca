/** The acts, without their labels: the page of the playground loads those once its app runs. */
export const actIds = [
  'kill',
  'start',
  'killNext',
  'keepNext',
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
  'raisePrice',
  'acceptPrice',
  'refusePrice',
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

/** The name of an act. */
export type ActId = (typeof actIds)[number];

/** Some of the acts; lists have them in the order above. */
export type SomeActs<Act> = Readonly<Partial<Record<ActId, Act>>>;
