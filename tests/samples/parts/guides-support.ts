import {expect} from 'vitest';
import {partsOf} from '../part.ts';
import {claims, type Role} from '../role.ts';
import type {Names} from '../runSample.ts';
import {buy, type Scene} from '../scenario.ts';

/** Prints what matters of an error; `stop` ends it. */
function errorPrinter(stop: (names: Names) => unknown): Role {
  return claims({
    'prints the parts of an error, until it is stopped': async (scene: Scene) => {
      const {stage} = scene;
      await stage.start();
      const end = stop(await scene.run());
      stage.phone.store.sheets.push('cancel', 'cancel');
      await buy(scene);
      const {library, platform} = stage.setting;
      // 2.7.5 sends no event on iOS.
      const count = platform === 'ios' && library === '2.7.5' ? 0 : 1;
      expect(stage.printed).toHaveLength(count);
      for (const [text] of stage.printed) {
        expect(JSON.parse(String(text))).toMatchObject({code: 'E_USER_CANCELLED'});
      }
      if (typeof end === 'function') end();
      await buy(scene);
      expect(stage.printed).toHaveLength(count);
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
