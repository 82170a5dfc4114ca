// @vitest-environment jsdom
import {runMatrix} from './runMatrix.ts';

runMatrix('2.6');
