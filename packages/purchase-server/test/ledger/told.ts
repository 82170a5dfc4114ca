import type {Products} from '../../src/product.ts';
import type {StorePurchase} from '../../src/storePurchase.ts';

export const DAY = 86_400_000;

/** How a purchase of `bought` and `plan` is found. */
export const key = (id: string) => ({store: 'google', id}) as const;

/** What the tests sell; `products` can be asked for less. */
export const products: Products = (id) => {
  if (id === 'coins') return {kind: 'consumable', coins: 100};
  if (id === 'unlock') return {kind: 'unlock'};
  if (id === 'pass') return {kind: 'pass', days: 30};
  return id.startsWith('plan') ? {kind: 'subscription'} : undefined;
};

type Changes = Partial<StorePurchase> & {readonly productId?: string; readonly quantity?: number};

/** A purchase as Google tells of it: paid, acknowledged, without an account. */
export function bought(id: string, changes: Changes = {}): StorePurchase {
  const {productId = 'coins', quantity = 1, ...rest} = changes;
  return {
    ...{store: 'google', id, environment: 'Production', type: 'product'},
    lines: [{productId, quantity, accessUntil: null}],
    ...{state: 'paid', renews: false, accountToken: null, orderId: null, boughtAt: 0},
    ...{replaces: null, resumes: null, refundedPart: null, acknowledged: true},
    ...rest,
  };
}

/** The same of a plan, paid until a time. */
export function plan(id: string, until: number, changes: Changes = {}): StorePurchase {
  const {productId = 'plan', ...rest} = changes;
  const lines = [{productId, quantity: 1, accessUntil: until}];
  return bought(id, {type: 'plan', renews: true, lines, ...rest});
}
