import {type Clock, DAY} from '../clock.ts';
import {SimulatorError} from '../errors.ts';
import {addPeriods, type Phase} from './catalog.ts';
import type {Purchase, Subscription} from './purchase.ts';
import type {StoreEvent} from './storeEvents.ts';

/** Both stores try for 60 days; Google counts the grace period in (account hold since December 2025). */
const RETRY_DAYS = 60;
/** Google offers up to this, whoever asks. */
const LONGEST_PAUSE = 'P3M';

/** What a store does at the turns of a subscription. */
export type RenewalHooks = {
  readonly paymentWorks: (account: string) => boolean;
  readonly graceDays: (subscription: Subscription) => number;
  /** Whether the store still sells what the next period is for. */
  readonly isForSale: (subscription: Subscription) => boolean;
  /** Books the next period, which ends at a time, for a price. */
  readonly renew: (subscription: Subscription, price: number, expiresAt: number) => void;
  /** Something changed without a payment, or with one that `renew` has booked. */
  readonly changed: (subscription: Subscription, event: StoreEvent | null) => void;
};

/** Runs subscriptions: renewal, grace period, billing retry or account hold, pause and end. */
export class Renewals {
  readonly #clock: Clock;
  readonly #hooks: RenewalHooks;

  constructor(clock: Clock, hooks: RenewalHooks) {
    this.#clock = clock;
    this.#hooks = hooks;
  }

  /** Starts the first period of a plan; `expiresAt` replaces the end that the first price step has. */
  start(purchase: Purchase, phases: readonly Phase[], expiresAt?: number): Subscription {
    const subscription: Subscription = {
      account: purchase.account,
      current: purchase,
      state: 'active',
      endedBy: null,
      autoRenews: true,
      extensions: [],
      canceled: null,
      resumesAt: null,
      increase: null,
      next: {productId: purchase.productId, phases},
      phases,
      phase: 0,
      cycle: 1,
      cancelTimer: () => {},
    };
    purchase.subscription = subscription;
    purchase.expiresAt = expiresAt ?? addPeriods(purchase.boughtAt, first(phases).period);
    this.#schedule(subscription, purchase.expiresAt);
    return subscription;
  }

  /** Moves a running subscription to another plan at once. */
  replace(
    subscription: Subscription,
    purchase: Purchase,
    phases: readonly Phase[],
    expiresAt?: number,
  ): void {
    subscription.cancelTimer();
    const fresh = this.start(purchase, phases, expiresAt);
    fresh.cancelTimer();
    Object.assign(subscription, {...fresh, extensions: subscription.extensions});
    purchase.subscription = subscription;
    this.#schedule(subscription, endOf(subscription));
  }

  /** Lets the running period go on under another purchase, after which another plan may begin. */
  carryOver(
    subscription: Subscription,
    purchase: Purchase,
    next: Subscription['next'] = subscription.next,
  ): void {
    purchase.subscription?.cancelTimer();
    purchase.expiresAt = endOf(subscription);
    Object.assign(subscription, {current: purchase, next, autoRenews: true, canceled: null});
    purchase.subscription = subscription;
  }

  cancel(subscription: Subscription, by: 'user' | 'developer' = 'user'): void {
    subscription.autoRenews = false;
    subscription.canceled = {time: this.#clock.now, by};
    this.#hooks.changed(subscription, {what: 'renewal off'});
  }

  /** Switches the renewal on again. */
  resubscribe(subscription: Subscription): void {
    if (subscription.state === 'expired' || subscription.state === 'revoked')
      throw new SimulatorError('The subscription has ended; it can only be bought again.');
    Object.assign(subscription, {autoRenews: true, canceled: null});
    this.#hooks.changed(subscription, {what: 'renewal on'});
  }

  /** Ends a subscription now: refunded, replaced, or not acknowledged in time. */
  end(subscription: Subscription, state: 'expired' | 'revoked'): void {
    const before = subscription.state;
    subscription.cancelTimer();
    subscription.state = state;
    subscription.autoRenews = false;
    this.#hooks.changed(subscription, state === 'expired' ? {what: 'expired', before} : null);
  }

  /** Moves the end of the period that is paid for. */
  extend(subscription: Subscription, ms: number): void {
    const end = endOf(subscription) + ms;
    subscription.current.expiresAt = end;
    subscription.extensions = [...subscription.extensions, this.#clock.now];
    subscription.cancelTimer();
    this.#schedule(subscription, end);
    this.#hooks.changed(subscription, {what: 'renewal extended'});
  }

  /** What was taken back is given back for the rest of its period, and does not renew. */
  reinstate(subscription: Subscription): void {
    const end = endOf(subscription);
    subscription.state = end > this.#clock.now ? 'active' : 'expired';
    if (subscription.state === 'active') this.#schedule(subscription, end);
    this.#hooks.changed(subscription, null);
  }

  /** The payment method works again: what the store waited for is paid now. */
  recover(subscription: Subscription): void {
    if (subscription.state === 'grace' || subscription.state === 'retry') this.#renew(subscription);
  }

  /** Pauses after the paid period, as Google allows; it ends by itself, or with `resume`. */
  pause(subscription: Subscription): void {
    subscription.cancelTimer();
    const end = endOf(subscription);
    subscription.cancelTimer = this.#clock.at(end, () => {
      subscription.state = 'paused';
      subscription.resumesAt = addPeriods(this.#clock.now, LONGEST_PAUSE);
      subscription.cancelTimer = this.#clock.at(subscription.resumesAt, () =>
        this.#wake(subscription),
      );
      this.#hooks.changed(subscription, {what: 'paused'});
    });
    this.#hooks.changed(subscription, {what: 'pause scheduled'});
  }

  resume(subscription: Subscription): void {
    if (subscription.state !== 'paused')
      throw new SimulatorError('The subscription is not paused.');
    this.#wake(subscription);
  }

  /** The end of a pause: without a payment, the account hold begins at once. */
  #wake(subscription: Subscription): void {
    subscription.cancelTimer();
    subscription.resumesAt = null;
    if (!subscription.autoRenews) {
      subscription.endedBy = 'cancellation';
      this.end(subscription, 'expired');
    } else if (this.#hooks.paymentWorks(subscription.account)) this.#renew(subscription);
    else this.#hold(subscription, RETRY_DAYS);
  }

  #schedule(subscription: Subscription, time: number): void {
    subscription.cancelTimer = this.#clock.at(time, () => this.#due(subscription));
  }

  #due(subscription: Subscription): void {
    const {price} = nextStep(subscription);
    // Who does not agree to a higher price is not charged again.
    const {answer = 'agreed'} = subscription.increase ?? {};
    const agrees = answer === 'agreed' || answer === 'applied';
    const stays = subscription.autoRenews && agrees && this.#hooks.isForSale(subscription);
    if (!stays) {
      const unwilling = agrees ? 'not for sale' : 'price';
      subscription.endedBy = subscription.autoRenews ? unwilling : 'cancellation';
      this.end(subscription, 'expired');
    } else if (price === 0 || this.#hooks.paymentWorks(subscription.account)) {
      this.#renew(subscription);
    } else this.#fail(subscription);
  }

  #renew(subscription: Subscription): void {
    const before = subscription.state;
    const step = nextStep(subscription);
    Object.assign(subscription, {...step.position, phases: subscription.next.phases});
    subscription.state = 'active';
    if (subscription.increase?.answer === 'agreed') subscription.increase.answer = 'applied';
    const expiresAt = addPeriods(Math.max(this.#clock.now, endOf(subscription)), step.period);
    subscription.cancelTimer();
    this.#hooks.renew(subscription, step.price, expiresAt);
    this.#schedule(subscription, expiresAt);
    this.#hooks.changed(subscription, {what: 'renewed', before});
  }

  #fail(subscription: Subscription): void {
    const days = this.#hooks.graceDays(subscription);
    const retry = () => this.#hold(subscription, RETRY_DAYS - days);
    if (days === 0) return retry();
    subscription.state = 'grace';
    this.#hooks.changed(subscription, {what: 'grace', before: 'active'});
    subscription.cancelTimer = this.#clock.at(this.#clock.now + days * DAY, retry);
  }

  #hold(subscription: Subscription, days: number): void {
    const before = subscription.state;
    subscription.state = 'retry';
    this.#hooks.changed(subscription, {what: 'retry', before});
    subscription.cancelTimer = this.#clock.at(this.#clock.now + days * DAY, () => {
      subscription.endedBy = 'billing';
      this.end(subscription, 'expired');
    });
  }
}

function endOf({current}: Subscription): number {
  if (current.expiresAt !== null) return current.expiresAt;
  throw new SimulatorError(`The purchase ${current.id} has no expiry date.`);
}

function first(phases: readonly Phase[]): Phase {
  const [phase] = phases;
  if (phase) return phase;
  throw new SimulatorError('A plan needs at least one price.');
}

function nextStep({next, phases, phase, cycle}: Subscription) {
  const current = phases[phase];
  if (next.phases !== phases || !current)
    return {...first(next.phases), position: {phase: 0, cycle: 1}};
  const over = current.cycles > 0 && cycle >= current.cycles;
  const position = over ? {phase: phase + 1, cycle: 1} : {phase, cycle: cycle + 1};
  return {...(phases[position.phase] ?? current), position};
}
