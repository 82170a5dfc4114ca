import type {Simulator} from 'expo-iap-test-kit/simulator';
import type fc from 'fast-check';
import {keepPromises} from '../keepPromises.ts';
import type {Shop} from '../shop.tsx';

/** One step of a history. The store is the model, since it knows what was paid; the app is what is tested. */
export type Act = fc.AsyncCommand<Simulator, Shop>;

/** Makes an act, which happens where it is possible and after which every promise must hold. */
export function act(
  name: string,
  happens: (shop: Shop) => Promise<void> | void,
  isPossible: (phone: Simulator) => boolean = () => true,
): Act {
  return {
    check: (phone) => isPossible(phone),
    run: async (_phone, shop) => {
      shop.lived.push(name);
      shop.tap = undefined;
      await happens(shop);
      await shop.settle();
      keepPromises(shop, 'always');
    },
    toString: () => name,
  };
}

/** The user looks at the app. */
export const isInFront = ({device}: Simulator): boolean =>
  device.running && device.appState === 'active';
