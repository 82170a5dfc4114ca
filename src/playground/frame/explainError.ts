import {Stopped} from './tick.ts';

/** Lines that `new Function` writes above the code. */
const HEAD = 2;

/** Says what went wrong in an app, and for code that the reader can see, in which line. */
export function explainError(error: unknown, isVisible: boolean): string {
  if (!(error instanceof Error)) return String(error);
  const said = error instanceof Stopped ? error.message : `${error.name}: ${error.message}`;
  const [, file, line] = /([\w-]+\.tsx?):(\d+):\d+/.exec(error.stack ?? '') ?? [];
  if (!isVisible || file === undefined) return said;
  return `${said} (${file}, line ${Number(line) - HEAD})`;
}
