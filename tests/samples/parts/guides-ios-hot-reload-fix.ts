import {expect} from 'vitest';
import {partsOf} from '../part.ts';
import {claims} from '../role.ts';
import {opener} from '../roles.tsx';
import {expectGiven} from '../scenario.ts';
import {loader} from '../screenRoles.tsx';

export const parts = partsOf('guides/ios-hot-reload-fix', {
  load: loader(
    'useLoadPlans',
    {
      'a plan can be bought after a refresh': async ({stage}) => {
        await stage.start();
        await stage.remount();
        await stage.buy();
        expectGiven(stage);
      },
      'when the end of the old connection runs late, calls are refused on iOS': async ({stage}) => {
        // Like a refresh of the component with the hook, Strict Mode disconnects and connects in one go.
        stage.strict = true;
        stage.phone.device.nativeQueue = 'behind';
        await stage.start();
        expect(stage.hook.connected).toBe(true);
        await stage.buy();
        if (stage.isIos) expect(stage.reports.at(-1)).toMatchObject({code: 'E_NOT_PREPARED'});
        expectGiven(stage, stage.isIos ? 0 : 1);
        stage.phone.device.nativeQueue = 'ahead';
      },
    },
    'pro_monthly',
  ),
  order: claims({
    'the list has the same length after each start': async ({stage, run}) => {
      const readOwned = (await run()).callable('readOwned');
      stage.phone.store.sold('remove_ads');
      stage.phone.store.sold('pro_monthly');
      await stage.start();
      for (let start = 0; start < 3; start += 1) {
        expect(await readOwned()).toHaveLength(2);
        await stage.restart();
      }
    },
  }),
  listen: opener('connect'),
});
