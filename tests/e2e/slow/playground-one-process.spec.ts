import {test} from '@playwright/test';
import {expectEachStopped} from '../steps/endlessCode.ts';
import {inOneProcess} from '../steps/inOneProcess.ts';

// Small phones, Firefox and WebKit run the frame in the process of the page, which then waits for it. The acts of
// tests/engines buy, cancel and edit there.
test.use(inOneProcess());

// A loop, work between events, and messages: what stops each is another part.
test('X endless code is stopped beside the page', async ({page}) => {
  test.slow();
  await expectEachStopped(page, ['while', 'promises', 'log']);
});
