import type {SaleOptions} from '../simulator/store/sale.ts';
import {isUuid} from '../simulator/store/uuid.ts';
import type {PlatformName} from '../simulator/versions.ts';
import type {OutsidePurchase} from './interface.ts';
import {refuse, show} from './wrongUse.ts';

/** Who buys outside the app. Apple's account tokens are UUIDs: StoreKit's type takes nothing else. */
export function buyerOf(os: PlatformName, buyer: string | OutsidePurchase = {}): SaleOptions {
  if (typeof buyer === 'string') return {account: buyer};
  const {accountToken} = buyer;
  if (os === 'ios' && accountToken !== undefined && !isUuid(accountToken))
    refuse(
      `An account token of the App Store is a UUID, not ${show(accountToken)}; what an app passes as appAccountToken and is none, ` +
        'the library leaves out, so that the purchase has no token.',
    );
  return buyer;
}
