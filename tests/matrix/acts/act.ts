import type {Simulator} from 'expo-iap-test-kit/simulator';
import type fc from 'fast-check';
import type {Life} from '../life.ts';

/** One step of a history. The store is the model, since it knows what was paid; the app is what is tested. */
export type Act<Tested extends Life = Life> = fc.AsyncCommand<Simulator, Tested>;

/** Makes an act, which happens where it is possible and after which every promise must hold. */
export function act<Tested extends Life = Life>(
  name: string,
  happens: (life: Tested) => Promise<void> | void,
  isPossible: (phone: Simulator) => boolean = () => true,
): Act<Tested> {
  return {
    check: (phone) => isPossible(phone),
    run: async (_phone, life) => {
      life.lived.push(name);
      life.forget();
      await happens(life);
      await life.settle();
      life.keepPromises('always');
    },
    toString: () => name,
  };
}

/** The user looks at the app. */
export const isInFront = ({device}: Simulator): boolean =>
  device.running && device.appState === 'active';
