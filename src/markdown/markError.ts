import {type PageFile, pagePath} from './pagePath.ts';

type Positioned = {readonly position?: {readonly start: {readonly line: number}} | undefined};

/** An error that says where a mark is, what was found and what to do. */
export function markError(file: PageFile, node: Positioned, sentence: string): Error {
  const line = node.position?.start.line;
  return new Error(`${pagePath(file)}${line === undefined ? '' : `:${line}`}: ${sentence}`);
}

/** Runs a reader that knows nothing of files and adds the place to what it throws. */
export function atMark<Result>(file: PageFile, node: Positioned, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof Error) throw markError(file, node, cause.message);
    throw cause;
  }
}
