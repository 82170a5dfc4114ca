import {SimulatorError} from '../errors.ts';
import type {World} from '../world.ts';
import {endingAt} from './catalog.ts';
import type {Subscription} from './purchase.ts';
import type {StoreEvents} from './storeEvents.ts';

type Market = Pick<World, 'catalog' | 'log'> & {readonly store: {readonly events: StoreEvents}};

/**
 * The developer raises the price of a plan, and the store asks a subscriber: until there is an answer, nothing changes; without
 * one, the subscription ends when its period ends. The library is not told, on both systems.
 */
export function askForConsent(
  {catalog, log, store}: Market,
  subscription: Subscription,
  price: number,
): void {
  const {current} = subscription;
  const last = subscription.phases.at(-1)?.price ?? 0;
  if (!(price > last))
    throw new SimulatorError(`A price increase is to more than ${last}, not to ${price}.`);
  catalog.setPrice(current.productId, price);
  subscription.increase = {price, answer: 'none'};
  log.note('store', 'asks for consent to a higher price', {id: current.id, price});
  store.events.announce({what: 'price increase asked'}, current);
}

/** The subscriber agrees, and pays the higher price from the next period on that no offer makes cheaper. */
export function agreeToIncrease(market: Market, subscription: Subscription): void {
  const increase = answer(market, subscription, 'agreed');
  const phases = endingAt(subscription.phases, increase.price);
  if (subscription.next.phases === subscription.phases)
    subscription.next = {...subscription.next, phases};
  subscription.phases = phases;
  market.store.events.announce({what: 'price increase agreed'}, subscription.current);
}

/** The subscriber refuses. */
export function declineIncrease(market: Market, subscription: Subscription): void {
  answer(market, subscription, 'declined');
}

function answer({log}: Market, {current, increase}: Subscription, said: 'agreed' | 'declined') {
  if (!increase)
    throw new SimulatorError(`${current.id} waits for no consent to a price; ask for it first.`);
  increase.answer = said;
  log.note('store', said === 'agreed' ? 'has the consent' : 'has no consent', {id: current.id});
  return increase;
}
