import {partsOf} from '../part.ts';
import {opener, recovery, screenHook} from '../roles.tsx';
import {expectGiven} from '../scenario.ts';

export const parts = partsOf('guides/lifecycle', {
  start: recovery('useStart'),
  foreground: screenHook('useReadOnReturn', [true], {
    'a purchase of another phone is there when the user comes back': async ({stage}) => {
      await stage.start();
      stage.phone.store.sold('remove_ads');
      stage.phone.device.sendToBack();
      stage.phone.device.bringToFront();
      await stage.settle();
      expectGiven(stage);
    },
  }),
  'plain-functions': opener('openStore'),
});
