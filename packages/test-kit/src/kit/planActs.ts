import type {Simulator} from '../simulator/simulator.ts';
import {PlayStore} from '../simulator/store/playStore.ts';
import type {Purchase} from '../simulator/store/purchase.ts';
import {replacementModes} from '../simulator/store/replacement.ts';
import type {Newest} from './appleActs.ts';
import type {PhoneStore} from './interface.ts';
import {refuse, requireName} from './wrongUse.ts';

/** What happens to a subscription outside the app. */
export function createPlanActs(
  simulator: Simulator,
  running: (name?: string) => Purchase,
  newest: Newest,
) {
  const {store, catalog} = simulator;
  const google = (act: keyof PhoneStore): PlayStore =>
    store instanceof PlayStore
      ? store
      : refuse(`phone.store.${act} needs Google Play, and this phone has the App Store.`);
  return {
    changePlan(productId, name, how) {
      if (store instanceof PlayStore)
        return changeOnGoogle(store, running(name), productId, how ?? 'now').id;
      if (how !== undefined) refuse('The App Store itself decides when a plan changes.');
      return store.changePlan(running(name).id, productId).id;
    },
    addOn: (productId, name) => google('addOn').addOn(running(name), productId).id,
    resubscribe: (name) =>
      google('resubscribe').takeUp(
        newest(
          name,
          'is a subscription that has ended',
          ({subscription}) => subscription?.state === 'expired',
        ),
      ).id,
    pause: (name) => google('pause').pause(running(name).id),
    resume: (name) =>
      google('resume').resume(
        newest(
          name,
          'is a paused subscription',
          ({subscription}) => subscription?.state === 'paused',
        ).id,
      ),
    requestPriceIncreaseConsent: (price, name) => {
      const {id, productId} = running(name);
      const isHigher = typeof price === 'number' && price > catalog.get(productId).price;
      if (!isHigher) refuse(`A price increase is to more than "${productId}" costs now.`);
      store.raisePrice(id, price);
    },
    consentToPriceIncrease: (name) => store.answerPrice(running(name).id, true),
    declinePriceIncrease: (name) => store.answerPrice(running(name).id, false),
  } satisfies Partial<PhoneStore>;
}

const modes = {
  now: replacementModes.unknown,
  'at renewal': replacementModes.deferred,
  // A mode in which something is paid at once, so that the payment can be late.
  pending: replacementModes.chargeFullPrice,
} as const;

/** The app on another phone of the account changes to the base plan of a product. */
function changeOnGoogle(
  store: PlayStore,
  old: Purchase,
  productId: string,
  how: keyof typeof modes,
): Purchase {
  requireName('The third argument of phone.store.changePlan', how, modes);
  const {account, accountToken, subscription} = old;
  if (!subscription || productId === old.productId)
    return refuse(`"${productId}" is not another plan than the one of ${old.id}.`);
  const sale = {account, accountToken, pending: how === 'pending'};
  return store.switchPlan(old, modes[how], store.basePlanOf(productId), sale);
}
