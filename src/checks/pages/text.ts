import type {Problem} from 'mdx-samples/problem';

const LARGEST = 500_000;
const LINE_BREAK = 0x0a;
/** The parser takes minutes over lists of a depth that no reader follows. */
const DEEP = /^[\s>]{200}/;
const CONFLICT = /^(?:<{7} |>{7} |={7}$)/;
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/** Decodes a file, or returns why readers could not load it. Line endings become those of Unix. */
export function readText(file: string, bytes: Uint8Array): string | Problem {
  const problem = (line: number, message: string): Problem => ({file, line, column: 1, message});
  if (bytes.length > LARGEST) {
    const size = (bytes.length / 1_000_000).toFixed(1);
    return problem(1, `The page is ${size} MB, but the limit is 0.5 MB. Split it.`);
  }
  const broken = brokenLine(bytes);
  if (broken !== undefined)
    return problem(broken, 'This line is not valid UTF-8. Save the file as UTF-8.');
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  if (text.trim() === '') return problem(1, 'The file is empty. Write the page or remove it.');
  const lines = text.split('\n');
  const lineWith = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line)) + 1;
  const control = lineWith(CONTROL);
  if (control > 0) {
    const code = CONTROL.exec(lines[control - 1] ?? '')?.[0].charCodeAt(0) ?? 0;
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    return problem(control, `This line contains the invisible character ${name}. Remove it.`);
  }
  const conflict = lineWith(CONFLICT);
  if (conflict > 0)
    return problem(conflict, 'Unresolved merge conflict. Keep one of the two versions.');
  const deep = lineWith(DEEP);
  if (deep > 0)
    return problem(deep, 'This line is nested too deeply to parse. Reduce the nesting.');
  return text;
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
