import {expect} from 'vitest';
import {partsOf} from '../part.ts';
import {claims, type Role} from '../role.ts';
import type {Names} from '../runSample.ts';

/** Prints what matters of an error; `stop` ends it. */
function errorPrinter(stop: (names: Names) => unknown): Role {
  return claims({
    'prints the parts of an error, until it is stopped': async ({stage, run}) => {
      await stage.start();
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
