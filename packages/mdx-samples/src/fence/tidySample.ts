const MARK = /^\s*(?:\/\/|\{\/\*)\s*(?:#(?:end)?region\b|---cut---)/;

/** Makes a part of a file readable by itself: no marks of regions or of what a page hides, no common indent, no empty ends. */
export function tidySample(code: string): string {
  const lines = code.split('\n').filter((line) => !MARK.test(line));
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const common = indents.length === 0 ? 0 : Math.min(...indents);
  return lines
    .map((line) => line.slice(common))
    .join('\n')
    .replace(/^\n+|\s+$/g, '');
}
