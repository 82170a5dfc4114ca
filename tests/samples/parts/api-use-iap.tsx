import {useContext} from 'react';
import {expect} from 'vitest';
import {toRecords} from '../library.ts';
import {partsOf} from '../part.ts';
import {HookContext} from '../referenceShop.tsx';
import {alsoClaims, type Cast, claimsWhenOpen, roleIn} from '../role.ts';
import {wholeShop} from '../roles.tsx';
import {refundIsFinished} from '../scenarios/refunds.ts';
import {restoring} from '../scenarios/restoring.ts';

/** A button that restores into the state of the hook; the shop then unlocks what is there. */
const restoreIntoState: Cast = ({component}, stage) => {
  const RestoreButton = component('RestoreButton');
  const Screen = () => {
    useContext(HookContext);
    return <RestoreButton />;
  };
  return {
    screens: [Screen],
    restore: async () => {
      await stage.press('Restore purchases');
      await stage.shop.unlock(stage.hook.availablePurchases);
    },
  };
};

/** A function that returns what was restored. */
const restoreAsList: Cast = ({callable}, stage) => ({
  restore: async () => stage.shop.unlock(await callable('restore')()),
});

export const parts = partsOf('api/use-iap', {
  'Shop.tsx': alsoClaims(wholeShop('Shop', '100 coins'), refundIsFinished),
  functions: claimsWhenOpen({
    'the function of the hook returns nothing and fills the state, the one of the package returns':
      async ({stage, run}) => {
        const {value} = await run();
        await stage.settle();
        expect(value('nothing')).toBeUndefined();
        for (const list of [value('products'), stage.hook.products]) {
          expect(toRecords(list).map(({id}) => id)).toEqual(['coins_100']);
        }
      },
  }),
  restorepurchases: roleIn(restoring, restoreIntoState, 'remove_ads'),
  'restorepurchases 2': roleIn(restoring, restoreAsList, 'remove_ads'),
});
