import type {Simulator} from '../simulator/simulator.ts';
import {AppStore} from '../simulator/store/appStore.ts';
import type {PhoneStore} from './interface.ts';
import {refuse} from './wrongUse.ts';

type Part = Parameters<PhoneStore['refund']>[1];

/** Refunds a purchase, or the part of it that the store of the phone can refund. */
export function refundPart({store}: Simulator, id: string, part: Part): void {
  if (part === undefined) return store.refund(id);
  const {percent, quantity}: {percent?: unknown; quantity?: unknown} = Object(part);
  if (store instanceof AppStore) {
    if (typeof percent !== 'number' || !(percent > 0 && percent < 100))
      return refuse(
        `The App Store refunds {percent: number} between 0 and 100, not ${JSON.stringify(part)}. For all of it, leave the part out.`,
      );
    return store.refund(id, percent);
  }
  if (typeof quantity !== 'number' || !(Number.isInteger(quantity) && quantity > 0))
    return refuse(
      `Google Play refunds {quantity: number}, a whole number from 1, not ${JSON.stringify(part)}. For all of it, leave the part out.`,
    );
  store.refund(id, quantity);
}
