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

const MOST_BYTES = 4 * MOST_CHARACTERS;

/** The browser looks for each file while the page waits, so some hundreds at once would keep it from answering. */
const AT_ONCE = 32;

/** Reads files that a reader chose or dropped, of large ones only as much as shows that they are too large. */
export async function readFiles(given: readonly File[]): Promise<ReadFiles> {
  const files: SourceFile[] = [];
  const unread: string[] = [];
  for (let at = 0; at < given.length; at += AT_ONCE) {
    const some = given.slice(at, at + AT_ONCE);
    const texts = await Promise.all(some.map((file) => readText(file).catch(() => undefined)));
    for (const [index, file] of some.entries()) {
      const name = file.webkitRelativePath || file.name;
      const text = texts[index];
      if (text === undefined) unread.push(name);
      else files.push({name, text});
    }
  }
  return {files: withOwnNames(files), unread};
}

/** To cut a file takes the browser three times as long as to read a small one, so only large ones are cut. */
function readText(file: File): Promise<string> {
  return (file.size > MOST_BYTES ? file.slice(0, MOST_BYTES) : file).text();
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
