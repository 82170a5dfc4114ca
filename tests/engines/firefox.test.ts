import {acts} from './acts/acts.ts';
import {testEngine} from './testEngine.ts';

testEngine('firefox', acts);
