import {test} from '@playwright/test';
import {endlessCode, expectStopped} from '../steps/endlessCode.ts';
import {inOneProcess} from '../steps/inOneProcess.ts';

// Small phones, Firefox and WebKit run the frame in the process of the page, which then waits for it. The acts of
// tests/engines buy, cancel and edit there.
test.use(inOneProcess());

for (const [name, code] of Object.entries(endlessCode))
  test(`X endless code beside the page is stopped: ${name}`, ({page}) => expectStopped(page, code));
