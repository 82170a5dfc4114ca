import {testEngine} from '../testEngine.ts';
import {everyRoute} from './everyRoute.ts';

testEngine('firefox', everyRoute);
