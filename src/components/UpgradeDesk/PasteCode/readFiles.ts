import type {SourceFile} from '../../../upgrade/scan/parseFile.ts';
import {MOST_CHARACTERS} from '../../../upgrade/scan/notices.ts';

/** What the panel takes. */
export const ENDINGS: readonly string[] = ['.ts', '.tsx', '.js', '.jsx'];

/** The file name for pasted text: almost any code is valid TSX. */
export const PASTED = 'pasted.tsx';

/** Files that a reader gave, with the names of those that the browser cannot read, such as folders. */
export type ReadFiles = {
  readonly files: readonly SourceFile[];
  readonly unread: readonly string[];
};

/** Reads files that a reader chose or dropped, of large ones only as much as shows that they are too large. */
export async function readFiles(given: Iterable<File>): Promise<ReadFiles> {
  const unread: string[] = [];
  const read = await Promise.all(
    [...given].map(async (file) => {
      const name = file.webkitRelativePath || file.name;
      try {
        return {name, text: await file.slice(0, 4 * MOST_CHARACTERS).text()};
      } catch {
        unread.push(name);
        return undefined;
      }
    }),
  );
  return {files: withOwnNames(read.filter((file) => file !== undefined)), unread};
}

/** Numbers files with the same name. The number is before the ending, which says how to read the file. */
function withOwnNames(files: readonly SourceFile[]): readonly SourceFile[] {
  const taken = new Set(files.map(({name}) => name));
  const used = new Set<string>();
  return files.map(({name, text}) => {
    let own = name;
    for (let count = 2; used.has(own); count += 1) {
      const numbered = name.replace(/(\.\w+)?$/, ` (${count})$1`);
      if (!taken.has(numbered)) own = numbered;
    }
    used.add(own);
    return {name: own, text};
  });
}
