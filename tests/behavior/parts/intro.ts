import {partsOf} from '../part.ts';
import {wholeShop} from '../roles.tsx';

export const parts = partsOf('intro', {'Shop.tsx': wholeShop('Shop', '100 coins')});
