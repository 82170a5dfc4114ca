import type {
  GoogleOffer,
  OneTimeProduct,
  Product,
  SubscriptionProduct,
} from '../simulator/store/catalog.ts';

/** A product as an app lists it: of a plan, what only tells plans apart may be left out. */
export type ListedProduct =
  | OneTimeProduct
  | (Omit<SubscriptionProduct, Optional> & Partial<Pick<SubscriptionProduct, Optional>>);

type Optional = 'group' | 'level' | 'offers';

/** The product with everything that tells plans apart. */
export function complete(product: ListedProduct): Product {
  if (product.kind !== 'subscription') return product;
  const {group = 'plans', level = 1, offers = offersOf(product)} = product;
  return {...product, group, level, offers};
}

/** A base plan with the name of its period, and an offer with the steps of Apple's introductory one. */
function offersOf(product: Omit<SubscriptionProduct, Optional>): readonly GoogleOffer[] {
  const {id, price, period, introductory} = product;
  const basePlanId = period.toLowerCase();
  const token = `${id}:${basePlanId}`;
  const phases = [{price, period, cycles: 0}];
  const base: GoogleOffer = {basePlanId, offerId: null, token, audience: 'everyone', phases};
  if (!introductory) return [base];
  const offer: GoogleOffer = {
    basePlanId,
    offerId: 'introductory',
    token: `${token}:introductory`,
    audience: 'new customers',
    phases: [
      {price: introductory.price, period: introductory.period, cycles: introductory.count},
      ...phases,
    ],
  };
  return [offer, base];
}
