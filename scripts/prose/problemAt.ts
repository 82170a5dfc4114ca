import type {Page} from '../../src/samples/parsePage.ts';
import type {Problem} from '../../src/samples/problem.ts';

/** A problem at a character of the page. */
export function problemAt({path, source}: Page, offset: number, message: string): Problem {
  const before = source.slice(0, offset).split('\n');
  return {path, line: before.length, column: (before.at(-1) ?? '').length + 1, message};
}
