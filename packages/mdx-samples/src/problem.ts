/** Something an author must change, and the place to change it. */
export type Problem = {
  /** Path of the file from the folder of the pages. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
};

/** A problem of a line as a whole, or of its file. */
export function problemIn(file: string, message: string, line = 1): Problem {
  return {file, line, column: 1, message};
}

/** Writes a problem as one line that editors turn into a link. */
export function formatProblem({file, line, column, message}: Problem): string {
  return `${file}:${line}:${column} ${message}`;
}

/** Sorts problems by their place in the files, and drops duplicates. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );
}

/** Runs a check that does not know about files; an error becomes a problem at the given place. */
export function problemsOf(
  {file, line, column}: Omit<Problem, 'message'>,
  check: () => void,
): Problem[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return [{file, line, column, message: error.message}];
  }
}
