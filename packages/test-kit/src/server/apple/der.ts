import {Buffer} from 'node:buffer';

/** A value of DER: its tag, its length and what is in it. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
}

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return [0x80 + bytes.length, ...bytes];
}

/** The first value of some DER, whole and without its head; undefined when it is not all there. */
export function firstOf(
  text: Buffer,
): {readonly whole: Buffer; readonly content: Buffer} | undefined {
  const [, first = 0] = text;
  const more = first < 0x80 ? 0 : first - 0x80;
  if (text.length < 2 + more || more > 4) return undefined;
  const start = 2 + more;
  const end = start + (more === 0 ? first : text.readUIntBE(2, more));
  if (text.length < end) return undefined;
  return {whole: text.subarray(0, end), content: text.subarray(start, end)};
}
