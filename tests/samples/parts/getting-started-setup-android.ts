import {expect} from 'vitest';
import {partsOf} from '../part.ts';
import {claims} from '../role.ts';

export const parts = partsOf('getting-started/setup-android', {
  load: claims({
    'logs every id with its price': async ({stage, run}) => {
      await stage.start();
      await stage.act('load', (await run()).callable('loadStore'));
      expect(stage.printed.map(([id]) => id)).toEqual(['coins_100', 'remove_ads', 'pro_monthly']);
      for (const [, price] of stage.printed) expect(price).toMatch(/^(?:\$\d+\.\d\d|Free)$/);
    },
  }),
});
