import {MOST_CHARACTERS} from '../scan/notices.ts';
import type {SourceFile} from '../scan/parseFiles.ts';

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

/** The page waits while the browser looks up how long a file is: for 64 files it can go on in between, for all not. */
const AT_ONCE = 64;

/** Reads files that a reader chose or dropped, of large ones only as much as shows that they are too large. */
export async function readFiles(given: readonly File[]): Promise<ReadFiles> {
  const texts: (string | undefined)[] = [];
  for (let start = 0; start < given.length; start += AT_ONCE) {
    const some = given.slice(start, start + AT_ONCE);
    texts.push(...(await readTexts(some.map(withoutRest))));
  }
  const files: SourceFile[] = [];
  const unread: string[] = [];
  for (const [index, file] of given.entries()) {
    const name = file.webkitRelativePath || file.name;
    const text = texts[index];
    if (text === undefined) unread.push(name);
    else files.push({name, text});
  }
  return {files: withOwnNames(files), unread};
}

/** To cut a file takes the browser three times as long as to read a small one, so only large ones are cut. */
function withoutRest(file: File): Blob {
  return file.size > MOST_BYTES ? file.slice(0, MOST_BYTES) : file;
}

/**
 * The texts of files; nothing for one that cannot be read. The browser reads many files together twice as fast as one by one, and
 * where that fails, the halves show which of them it was.
 */
async function readTexts(files: readonly Blob[]): Promise<readonly (string | undefined)[]> {
  try {
    const bytes = await new Blob([...files]).arrayBuffer();
    const decoder = new TextDecoder();
    let start = 0;
    return files.map(({size}) => {
      const text = decoder.decode(new Uint8Array(bytes, start, size));
      start += size;
      return text;
    });
  } catch {
    if (files.length < 2) return files.map(() => undefined);
    const middle = Math.ceil(files.length / 2);
    const halves = [files.slice(0, middle), files.slice(middle)];
    return (await Promise.all(halves.map(readTexts))).flat();
  }
}

/** Numbers files with the same name. The number is before the ending, which says how to read the file. */
function withOwnNames(files: readonly SourceFile[]): readonly SourceFile[] {
  const taken = new Set(files.map(({name}) => name));
  const used = new Set<string>();
  /** The number that the next file of a name gets: thousands can have the same. */
  const next = new Map<string, number>();
  return files.map(({name, text}) => {
    let own = name;
    let count = next.get(name) ?? 2;
    for (; used.has(own); count += 1) {
      const numbered = name.replace(/(\.\w+)?$/, ` (${count})$1`);
      if (!taken.has(numbered)) own = numbered;
    }
    next.set(name, count);
    used.add(own);
    return {name: own, text};
  });
}
