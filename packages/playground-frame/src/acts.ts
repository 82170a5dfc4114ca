import type {ActId} from './actIds.ts';

/** A control next to the phone: something that a user, a store or the outside world does. */
type Act = {
  readonly group: 'App' | 'Purchase' | 'Subscription' | 'Network' | 'Clock';
  readonly label: string;
  /** A purchase has to be selected first. */
  readonly of?: 'purchase';
};

/** Everything that can be done to the phone, its store and its server, in the order in which it is shown. */
export const acts: Readonly<Record<ActId, Act>> = {
  kill: {group: 'App', label: 'Kill the app'},
  start: {group: 'App', label: 'Start the app'},
  reload: {group: 'App', label: 'Reload (remount)'},
  background: {group: 'App', label: 'Send to background'},
  foreground: {group: 'App', label: 'Bring to front'},
  pay: {group: 'Purchase', label: 'Approve payment', of: 'purchase'},
  decline: {group: 'Purchase', label: 'Decline payment', of: 'purchase'},
  refund: {group: 'Purchase', label: 'Refund', of: 'purchase'},
  repeat: {group: 'Purchase', label: 'Send the event again', of: 'purchase'},
  renew: {group: 'Subscription', label: 'Run to the end of the period', of: 'purchase'},
  cancelPlan: {group: 'Subscription', label: 'Cancel the renewal', of: 'purchase'},
  resubscribe: {group: 'Subscription', label: 'Resume the renewal', of: 'purchase'},
  changePlan: {group: 'Subscription', label: 'Change the plan in the store', of: 'purchase'},
  breakPayments: {group: 'Subscription', label: 'Let the card expire'},
  fixPayments: {group: 'Subscription', label: 'Enter a new card'},
  otherDevice: {group: 'Purchase', label: 'Buy on a second device'},
  family: {group: 'Purchase', label: 'Share from a family member'},
  networkOff: {group: 'Network', label: 'Switch the network off'},
  networkOn: {group: 'Network', label: 'Switch the network on'},
  serverDown: {group: 'Network', label: 'Stop your server'},
  serverUp: {group: 'Network', label: 'Start your server'},
  day: {group: 'Clock', label: 'One day later'},
  week: {group: 'Clock', label: 'One week later'},
  month: {group: 'Clock', label: 'One month later'},
};
