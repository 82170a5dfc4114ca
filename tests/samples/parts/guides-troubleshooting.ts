import {expect} from 'vitest';
import {buyer} from '../buyingRoles.ts';
import {partsOf} from '../part.ts';
import {alsoClaims, claims} from '../role.ts';
import {handler} from '../roles.tsx';
import {expectGiven} from '../scenario.ts';
import type {Stage} from '../stage.tsx';

/** How often the server was asked about a purchase. */
function countChecks({phone}: Stage): number {
  return phone.log.entries.filter(({what}) => what === 'checks').length;
}

export const parts = partsOf('guides/troubleshooting', {
  debug: claims({
    'prints each purchase and each error, until it is stopped': async ({stage, run}) => {
      const {callable} = await run();
      await stage.start();
      const stop = callable('logStoreEvents')();
      await stage.buy();
      stage.phone.store.sheets.push('cancel');
      await stage.buy();
      const [bought, canceled] = stage.printed;
      expect(bought?.slice(0, 2)).toEqual(['purchase-updated', 'coins_100']);
      if (stage.errorEvents > 0) {
        expect(canceled?.slice(0, 2)).toEqual(['purchase-error', 'E_USER_CANCELLED']);
      }
      if (typeof stop === 'function') stop();
      const count = stage.printed.length;
      await stage.buy();
      expect(stage.printed).toHaveLength(count);
    },
  }),
  'sku-or-skus': buyer('buy'),
  'success-twice': alsoClaims(handler('handleOnce'), {
    'the second event of a transaction on iOS asks no server': async ({stage}) => {
      await stage.start();
      await stage.buy();
      const before = countChecks(stage);
      stage.phone.store.deliver('T1');
      await stage.settle();
      if (stage.isIos) expect(countChecks(stage)).toBe(before);
    },
    'an event that failed may come again': async ({stage}) => {
      await stage.start();
      stage.phone.server.mood = 'down';
      await stage.buy();
      stage.phone.server.mood = 'well';
      stage.phone.store.deliver('T1');
      await stage.settle();
      expectGiven(stage);
    },
    'a refund gets through': async ({stage}) => {
      await stage.start();
      await stage.buy();
      const before = countChecks(stage);
      stage.phone.store.refund('T1');
      await stage.settle();
      // Google sends no event.
      expect(countChecks(stage)).toBe(stage.isIos ? before + 1 : before);
    },
  }),
});
