import {relative, sep} from 'node:path';

/** The part of a virtual file that the steps need. */
export type PageFile = {
  readonly path: string;
  readonly cwd: string;
};

type Positioned = {
  readonly position?:
    {readonly start: {readonly line: number; readonly column: number}} | undefined;
};

/** Path of a page inside the repository, with forward slashes. */
export function sourcePath({cwd, path}: PageFile): string {
  return relative(cwd, path).split(sep).join('/');
}

/** An error that says where on a page something is wrong, what was found and what to do. */
export class PageError extends Error {
  constructor(
    file: PageFile,
    node: Positioned,
    readonly sentence: string,
  ) {
    const start = node.position?.start;
    super(`${sourcePath(file)}${start === undefined ? '' : `:${start.line}`}: ${sentence}`);
    this.line = start?.line ?? 1;
    this.column = start?.column ?? 1;
  }

  readonly line: number;
  readonly column: number;
}

/** Runs a function that does not know the file, and adds the place to its errors. */
export function atMark<Result>(file: PageFile, node: Positioned, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof Error) || cause instanceof PageError) throw cause;
    throw new PageError(file, node, cause.message);
  }
}
