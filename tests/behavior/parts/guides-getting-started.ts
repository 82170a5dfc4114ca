import {expect} from 'vitest';
import {partsOf} from '../part.ts';
import {screen} from '../roles.tsx';

export const parts = partsOf('guides/getting-started', {
  load: screen('CoinPrice', {
    'the price appears when the store has answered': async ({stage}) => {
      const release = stage.phone.store.gate.hold();
      await stage.start();
      expect(stage.screen.textContent).toBe('Loading');
      release();
      await stage.settle();
      expect(stage.screen.textContent).toMatch(/^100 coins.*: \$0\.99$/);
    },
  }),
});
