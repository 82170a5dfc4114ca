import type {Problem} from './problem.ts';

/** Keeps the problems of the files and folders that were asked for; all of them when none was. */
export function selectProblems(problems: readonly Problem[], asked: readonly string[]): Problem[] {
  if (asked.length === 0) return [...problems];
  const prefixes = asked.map((path) => path.replace(/^\.\//, '').replace(/\/$/, ''));
  return problems.filter(({path}) =>
    prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
  );
}
