import {test} from '@playwright/test';
import {endlessCode, expectStopped} from '../steps/endlessCode.ts';
import {testEveryScenario} from '../steps/playScenarios.ts';
import {inOneProcess} from '../steps/inOneProcess.ts';

// Small phones and some browsers run the frame in the process of the page, which then waits for it.
test.use(inOneProcess());

for (const [name, code] of Object.entries(endlessCode))
  test(`X endless code beside the page is stopped: ${name}`, ({page}) => expectStopped(page, code));

testEveryScenario(' in the process of the page');
