import type {Page} from '../../src/samples/parsePage.ts';
import type {Problem} from '../../src/samples/problem.ts';

/** One rule on prose: reads a page and returns what is wrong with it. */
export type ProseRule = (page: Page) => readonly Problem[];
