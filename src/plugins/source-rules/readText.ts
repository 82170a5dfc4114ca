const LARGEST = 500_000;
const LINE_BREAK = 0x0a;
/** The parser takes minutes over lists of a depth that no reader follows. */
const DEEP = /^[\s>]{200}/;
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/** The text of a page, or a sentence about bytes that are none. */
export type ReadText = {readonly text: string} | {readonly line: number; readonly problem: string};

/** Decodes a page: UTF-8 of a size that readers can load, without control characters; line ends become those of Unix. */
export function readText(bytes: Uint8Array): ReadText {
  if (bytes.length > LARGEST) {
    const size = (bytes.length / 1_000_000).toFixed(1);
    return {line: 1, problem: `The page is ${size} MB large. Split it: 0.5 MB is the limit.`};
  }
  const broken = brokenLine(bytes);
  if (broken !== undefined)
    return {line: broken, problem: 'This line is not UTF-8. Save the file in that encoding.'};
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  if (text.trim() === '')
    return {line: 1, problem: 'The file is empty. Write the page or remove it.'};
  const lines = text.split('\n');
  const control = lines.findIndex((line) => CONTROL.test(line));
  if (control >= 0) {
    const code = CONTROL.exec(lines[control] ?? '')?.[0].charCodeAt(0) ?? 0;
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    return {line: control + 1, problem: `The invisible character ${name} stands here. Remove it.`};
  }
  const conflict = lines.findIndex((line) => /^(?:<{7} |>{7} |={7}$)/.test(line));
  if (conflict >= 0)
    return {line: conflict + 1, problem: 'A merge left its mark here. Keep one of the two texts.'};
  const deep = lines.findIndex((line) => DEEP.test(line));
  if (deep >= 0)
    return {line: deep + 1, problem: 'This line is nested too deeply to be read. Nest less.'};
  return {text};
}

/** No character of UTF-8 crosses a line break, so every line can be tried by itself. */
function brokenLine(bytes: Uint8Array): number | undefined {
  const strict = new TextDecoder('utf-8', {fatal: true});
  for (let line = 1, start = 0; start <= bytes.length; line += 1) {
    const found = bytes.indexOf(LINE_BREAK, start);
    const end = found < 0 ? bytes.length : found;
    try {
      strict.decode(bytes.subarray(start, end));
    } catch {
      return line;
    }
    start = end + 1;
  }
  return undefined;
}
