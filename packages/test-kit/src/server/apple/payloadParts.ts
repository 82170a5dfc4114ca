import {offerTypes, type Payload} from '../../simulator/native/iosPayloads.ts';
import type {Product} from '../../simulator/store/catalog.ts';
import type {AppliedOffer, Purchase} from '../../simulator/store/purchase.ts';

const modes: Readonly<Record<string, string>> = {
  FreeTrial: 'FREE_TRIAL',
  PayAsYouGo: 'PAY_AS_YOU_GO',
  PayUpFront: 'PAY_UP_FRONT',
};

/** The fields of an offer; it lasts for its periods, and a code for one of the plan. */
export function offerOf(product: Product, offer: AppliedOffer | null): Payload {
  if (!offer) return {};
  const {type, id, mode, period, count = 1} = offer;
  const one = period ?? (product.kind === 'subscription' ? product.period : undefined);
  const length = one && `P${Number.parseInt(one.slice(1), 10) * count}${one.slice(-1)}`;
  return {
    offerType: offerTypes[type],
    ...(id !== null && {offerIdentifier: id}),
    offerDiscountType: modes[mode],
    ...(length !== undefined && {offerPeriod: length}),
  };
}

export function accountOf({accountToken}: Purchase): Payload {
  return accountToken === null ? {} : {appAccountToken: accountToken.toLowerCase()};
}
