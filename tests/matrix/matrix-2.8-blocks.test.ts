// @vitest-environment jsdom
import {runBlocks} from './blocks/runBlocks.ts';

await runBlocks('2.8');
