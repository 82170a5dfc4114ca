import {testEngine} from '../testEngine.ts';
import {everyRouteWithoutScripts} from './everyRoute.ts';

// With scripts, tests/e2e opens every page in Chromium and asks more of it.
testEngine('chromium', [everyRouteWithoutScripts]);
