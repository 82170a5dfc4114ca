import {expect} from 'vitest';
import {buyer} from '../buyingRoles.ts';
import {partsOf} from '../part.ts';
import {alsoWhenOpen, answers, claimsWhenOpen, type Role} from '../role.ts';
import {handler} from '../roles.tsx';
import type {Names} from '../runSample.ts';
import {expectGiven} from '../scenario.ts';
import type {Stage} from '../stage.tsx';

/** How often the server was asked about a purchase. */
function countChecks({phone}: Stage): number {
  return phone.log.entries.filter(({what}) => what === 'checks').length;
}

/** Prints what matters of an error; `stop` ends it. */
function errorPrinter(stop: (names: Names) => unknown): Role {
  return claimsWhenOpen({
    'prints the parts of an error, until it is stopped': async ({stage, run}) => {
      const end = stop(await run());
      stage.phone.store.sheets.push('cancel', 'cancel');
      await stage.buy();
      expect(stage.printed).toHaveLength(stage.errorEvents);
      for (const [text] of stage.printed) {
        expect(JSON.parse(String(text))).toMatchObject({code: 'E_USER_CANCELLED'});
      }
      if (typeof end === 'function') end();
      await stage.buy();
      expect(stage.printed).toHaveLength(stage.errorEvents);
    },
  });
}

export const parts = [
  ...partsOf('guides/troubleshooting', {
    debug: answers('logStoreEvents', {
      'prints each purchase and each error, until it is stopped': async (
        {stage},
        logStoreEvents,
      ) => {
        const stop = logStoreEvents();
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
    'success-twice': alsoWhenOpen(handler('handleOnce'), {
      'the second event of a transaction on iOS asks no server': async ({stage}) => {
        await stage.buy();
        const before = countChecks(stage);
        stage.phone.store.deliver('T1');
        await stage.settle();
        if (stage.isIos) expect(countChecks(stage)).toBe(before);
      },
      'an event that failed may come again': async ({stage}) => {
        stage.phone.server.mood = 'down';
        await stage.buy();
        stage.phone.server.mood = 'well';
        stage.phone.store.deliver('T1');
        await stage.settle();
        expectGiven(stage);
      },
      'a refund gets through': async ({stage}) => {
        await stage.buy();
        const before = countChecks(stage);
        stage.phone.store.refund('T1');
        await stage.settle();
        // Google sends no event.
        expect(countChecks(stage)).toBe(stage.isIos ? before + 1 : before);
      },
    }),
  }),
  ...partsOf(
    'guides/support',
    {'bug-report': errorPrinter(({callable}) => callable('logErrors')())},
    ['2.8'],
  ),
  ...partsOf(
    'guides/support',
    {'bug-report': errorPrinter(({callable}) => callable('stopLogging'))},
    ['2.7', '2.6'],
  ),
];
