import {statSync} from 'node:fs';

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
