import {partsOf} from '../part.ts';
import {alsoClaims} from '../role.ts';
import {wholeShop} from '../roles.tsx';
import {refundIsFinished} from '../scenarios/refunds.ts';

export const parts = partsOf('intro', {
  'Shop.tsx': alsoClaims(wholeShop('Shop', '100 coins'), refundIsFinished),
});
