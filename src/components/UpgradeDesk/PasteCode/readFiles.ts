import type {SourceFile} from '../../../upgrade/scan/parseFile.ts';
import {MOST_CHARACTERS} from '../../../upgrade/scan/notices.ts';

/** What the panel takes. */
export const ENDINGS: readonly string[] = ['.ts', '.tsx', '.js', '.jsx'];

/** The name under which pasted text is read: TypeScript with elements has room for almost everything. */
export const PASTED = 'pasted.tsx';

/** Reads files that a reader chose or dropped, of large ones only as much as shows that they are too large. */
export async function readFiles(files: Iterable<File>): Promise<readonly SourceFile[]> {
  return Promise.all(
    [...files].map(async (file) => ({
      name: file.webkitRelativePath || file.name,
      text: await file.slice(0, 4 * MOST_CHARACTERS).text(),
    })),
  );
}
