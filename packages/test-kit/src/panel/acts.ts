import type {ActId} from './actIds.ts';
import type {PossibleAct} from './orders.ts';

/** A control: something that a user, a store or the outside world does. */
type Act = {
  /** Where it is beside the phone; what is done to a purchase is in the row of the purchase. */
  readonly group?: ActGroup;
  readonly label: string;
  /** Acts that undo each other share one control, which keeps the focus: this name, or their common label. */
  readonly pair?: string;
  /** What becomes of the switch that the label names. */
  readonly turns?: 'on' | 'off';
};

/** The groups of controls beside the phone. */
export const actGroups = ['App', 'Connection', 'Purchases', 'Clock'] as const;
type ActGroup = (typeof actGroups)[number];

/** Everything that can be done to the phone, its store and its server, in the order in which it is shown. */
export const acts: Readonly<Record<ActId, Act>> = {
  kill: {group: 'App', label: 'Kill the app', pair: 'process'},
  start: {group: 'App', label: 'Start the app', pair: 'process'},
  killNext: {group: 'App', label: 'Kill at the next payment', turns: 'on'},
  keepNext: {group: 'App', label: 'Kill at the next payment', turns: 'off'},
  reload: {group: 'App', label: 'Reload (remount)'},
  background: {group: 'App', label: 'Send to background', pair: 'place'},
  foreground: {group: 'App', label: 'Bring to front', pair: 'place'},
  pay: {label: 'Approve payment'},
  decline: {label: 'Decline payment'},
  refund: {label: 'Refund'},
  repeat: {label: 'Send the event again'},
  renew: {label: 'Run to the end of the period'},
  cancelPlan: {label: 'Renewal', turns: 'off'},
  resubscribe: {label: 'Renewal', turns: 'on'},
  changePlan: {label: 'Change the plan in the store'},
  raisePrice: {label: 'Raise the price'},
  acceptPrice: {label: 'Agree to the price'},
  refusePrice: {label: 'Refuse the price'},
  breakPayments: {group: 'Purchases', label: 'Valid card', turns: 'off'},
  fixPayments: {group: 'Purchases', label: 'Valid card', turns: 'on'},
  otherDevice: {group: 'Purchases', label: 'Buy on a second device'},
  family: {group: 'Purchases', label: 'Share from a family member'},
  networkOff: {group: 'Connection', label: 'Network', turns: 'off'},
  networkOn: {group: 'Connection', label: 'Network', turns: 'on'},
  serverDown: {group: 'Connection', label: 'Your server', turns: 'off'},
  serverUp: {group: 'Connection', label: 'Your server', turns: 'on'},
  day: {group: 'Clock', label: 'One day later'},
  week: {group: 'Clock', label: 'One week later'},
  month: {group: 'Clock', label: 'One month later'},
};

/** A control for each act that is possible: a button, or a switch that is on or off. */
export function controlsOf(possible: readonly PossibleAct[]) {
  const named = possible.map((one) => {
    const {label, pair: key = label, turns} = acts[one.act];
    const name = one.purchase === undefined ? label : `${label} ${one.purchase}`;
    return [key, {...one, key, label, name, isOn: turns && turns === 'off'}] as const;
  });
  // Of a pair one act is possible, whatever a frame reports: React would never take away a key that comes twice.
  return [...new Map(named).values()];
}
