import {testEngine} from '../testEngine.ts';
import {everyRoute, everyRouteWithoutScripts} from './everyRoute.ts';

testEngine('webkit', [everyRoute, everyRouteWithoutScripts]);
