import type {Simulator} from '../simulator/simulator.ts';
import {AppStore} from '../simulator/store/appStore.ts';
import {offerOf} from '../simulator/store/prepaid.ts';
import {agreeToIncrease, askForConsent, declineIncrease} from '../simulator/store/priceIncrease.ts';
import type {Purchase} from '../simulator/store/purchase.ts';
import {replacementModes, replacePlan} from '../simulator/store/replacement.ts';
import type {PhoneStore} from './interface.ts';
import {refuse} from './wrongUse.ts';

type Act =
  'changePlan' | 'requestPriceIncreaseConsent' | 'consentToPriceIncrease' | 'declinePriceIncrease';

/** What happens to a running subscription outside the app; `running` finds it. */
export function createPlanActs(
  simulator: Simulator,
  running: (name?: string) => Purchase,
): Pick<PhoneStore, Act> {
  const {store, catalog} = simulator;
  const subscriptionOf = (name?: string) => {
    const {subscription, id} = running(name);
    return subscription ?? refuse(`${id} is not a subscription.`);
  };
  return {
    changePlan: (productId, name) =>
      store instanceof AppStore
        ? store.changePlan(running(name).id, productId).id
        : changeOnGoogle(simulator, running(name), productId).id,
    requestPriceIncreaseConsent: (price, name) => {
      const {productId} = running(name);
      const isHigher = typeof price === 'number' && price > catalog.get(productId).price;
      if (!isHigher) refuse(`A price increase is to more than "${productId}" costs now.`);
      askForConsent(simulator, subscriptionOf(name), price);
    },
    consentToPriceIncrease: (name) => agreeToIncrease(simulator, subscriptionOf(name)),
    declinePriceIncrease: (name) => declineIncrease(simulator, subscriptionOf(name)),
  };
}

/** The app on another phone of the account changes to the base plan of a product, with the mode that Google takes without one. */
function changeOnGoogle(
  {store, catalog, clock}: Simulator,
  old: Purchase,
  productId: string,
): Purchase {
  const {account, accountToken, subscription} = old;
  const offer = offerOf(catalog.getSubscription(productId), null);
  if (!subscription || !offer || productId === old.productId)
    return refuse(`"${productId}" is not another plan than the one of ${old.id}.`);
  const {phases, token} = offer;
  const sale = {account, accountToken, phases, offerToken: token};
  const changed = replacePlan(subscription, replacementModes.unknown, {
    ...{now: clock.now, productId, phases, renewals: store.renewals},
    sell: (price) => store.sell(productId, {...sale, price}),
  });
  return changed ?? refuse(`The plan of ${old.id} changes later.`);
}
