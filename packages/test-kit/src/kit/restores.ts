import type {Simulator} from '../simulator/simulator.ts';
import {AppStore} from '../simulator/store/appStore.ts';
import type {Purchase} from '../simulator/store/purchase.ts';
import {refuse} from './wrongUse.ts';

/** Whether an account has a purchase on each of its phones. */
export function isKept({catalog}: Simulator, {payment, productId}: Purchase): boolean {
  return payment === 'paid' && catalog.get(productId).kind !== 'consumable';
}

/** What a second phone of the account sends to a server. */
export function restoreElsewhere(
  simulator: Simulator,
  purchase: Purchase,
): {readonly name: string; readonly token: string} {
  const {store} = simulator;
  const {id: name, token, payment, productId} = purchase;
  if (!isKept(simulator, purchase))
    return refuse(`${name} is ${payment} and of "${productId}": nobody restores that.`);
  if (!(store instanceof AppStore)) return {name, token};
  return {name, token: store.proofs.write(purchase, '', store.restore(purchase))};
}
