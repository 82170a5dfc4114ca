/** Cuts the named region out of a sample file; a region that is missing or open throws a sentence. */
export function cutRegion(
  {path, text}: {readonly path: string; readonly text: string},
  part: string,
): string {
  const lines = text.split('\n');
  const names = lines.map((line) => /^\s*(?:\/\/|\{\/\*)\s*#region\s+(\S+)/.exec(line)?.[1]);
  const from = names.indexOf(part);
  if (from < 0) {
    const known = names.filter((name) => name !== undefined).join(', ') || 'none';
    throw new Error(`${path} has no region "${part}". Regions of the file: ${known}.`);
  }
  const length = lines.slice(from + 1).findIndex((line) => /#endregion\b/.test(line));
  if (length < 0) throw new Error(`The region "${part}" of ${path} has no "// #endregion".`);
  return lines.slice(from + 1, from + 1 + length).join('\n');
}
