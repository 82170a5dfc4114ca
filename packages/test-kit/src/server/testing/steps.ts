import type {Step} from './cause.ts';

const buys =
  (productId: string): Step =>
  ({store}) =>
    store.boughtOutside(productId);
export const coins = buys('coins_100');
export const monthly = buys('pro_monthly');
export const yearly = buys('pro_yearly');
/** A plan of another day, which needs no acknowledgment. */
export const keptMonthly: Step = ({store}) => store.boughtBefore('pro_monthly');
export const cardsFail: Step = ({store}) => store.setPayments(false);
export const cardsWork: Step = ({store}) => store.setPayments(true);
export const cancels: Step = ({store}) => store.cancel();
export const renewsAgain: Step = ({store}) => store.enableAutoRenew();
export const priceRises: Step = ({store}) => store.requestPriceIncreaseConsent(9.99);
export const refunds: Step = ({store}) => store.refund();
export const renews: Step = ({store}) => store.renew();
export const expires: Step = ({store}) => store.expire();

/** To the end of the period that was paid for, and so many days further. */
export const periodPasses =
  (days = 0): Step =>
  (phone) => {
    const end = phone.store.purchases.at(-1)?.expiresAt ?? phone.time;
    return phone.forward({hours: (end - phone.time) / 3_600_000 + 24 * days});
  };
