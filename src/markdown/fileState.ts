import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';

/** Makes a reader that reads its file again only when the file has changed. */
export function rereadWhenChanged<Value>(read: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, {readonly stamp: string; readonly value: Value}>();
  return (file) => {
    const stats = statSync(file, {throwIfNoEntry: false});
    const stamp = stats ? `${stats.mtimeMs} ${stats.size}` : 'none';
    const before = known.get(file);
    if (before?.stamp === stamp) return before.value;
    const value = read(file);
    known.set(file, {stamp, value});
    return value;
  };
}

/** What decides whether a file is still the same: a hash of its content, or of the names in a folder. */
export const stateOf = rereadWhenChanged((file) => {
  const stats = statSync(file, {throwIfNoEntry: false});
  if (!stats) return 'missing';
  return stats.isDirectory()
    ? `folder ${hashText(readdirSync(file).sort().join('/'))}`
    : hashText(readFileSync(file));
});

/** A short name for exactly this text. */
export function hashText(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}
