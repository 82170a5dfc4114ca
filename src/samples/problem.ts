/** Something an author must change, and the place to change it. */
export type Problem = {
  /** Path of the file from the repository's root. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
};

/** Writes a problem as one line that editors turn into a link. */
export function formatProblem({path, line, column, message}: Problem): string {
  return `${path}:${line}:${column} ${message}`;
}

/** Orders problems as a reader of the files meets them, and drops repetitions. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) => a.path.localeCompare(b.path, 'en') || a.line - b.line || a.column - b.column,
  );
}
