import * as v from 'valibot';
import type {SourceFile} from './compile.ts';

/** How many characters a link may unpack to; a short link could contain a text of any length. */
const MOST_TEXT = 200_000;

/** One changed stretch: the file, where it begins and ends in the original, and what takes its place. */
const edit = v.tuple([v.string(), v.number(), v.number(), v.string()]);

const shared = v.object({
  version: v.string(),
  app: v.string(),
  edits: v.array(edit),
  /** Which original the edits belong to. */
  hash: v.string(),
});

/** Changed code of an app as a link carries it. */
export type SharedCode = v.InferOutput<typeof shared>;

/** Describes what someone changed in the files of an app. */
export function describeChange(
  {version, app}: Pick<SharedCode, 'version' | 'app'>,
  original: readonly SourceFile[],
  changed: readonly SourceFile[],
): SharedCode {
  const edits = original.flatMap(({name, source}, index) => {
    const text = changed[index]?.source ?? source;
    return text === source ? [] : [findEdit(name, source, text)];
  });
  return {version, app, edits, hash: hashOf(original)};
}

function findEdit(name: string, from: string, to: string): SharedCode['edits'][number] {
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < most - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  return [name, start, from.length - end, to.slice(start, to.length - end)];
}

/** Makes the changed files again; undefined when the sample has changed since the link was made. */
export function applyChange(
  {edits, hash}: SharedCode,
  original: readonly SourceFile[],
): SourceFile[] | undefined {
  if (hash !== hashOf(original)) return undefined;
  return original.map(({name, source}) => {
    const [, from = 0, to = 0, text = ''] = edits.find(([file]) => file === name) ?? [];
    return {name, source: source.slice(0, from) + text + source.slice(to)};
  });
}

/** Distinguishes originals. A collision would not help anyone, so 32 bits are enough (FNV-1a). */
function hashOf(files: readonly SourceFile[]): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(files))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Packs changed code for an address; the letters are those that no program changes on the way. */
export async function packCode(code: SharedCode): Promise<string> {
  const packed = streamOf(JSON.stringify(code)).pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = await new Response(packed).arrayBuffer();
  const text = [...new Uint8Array(bytes)].map((byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads packed code from an address; undefined when it is damaged. */
export async function unpackCode(packed: string): Promise<SharedCode | undefined> {
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const stream = streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw'));
    const read = v.safeParse(shared, JSON.parse(await readSome(stream)));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

function streamOf(
  content: string | Uint8Array<ArrayBuffer>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const {body} = new Response(content);
  if (body) return body;
  throw new TypeError('There is nothing to read.');
}

async function readSome(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, {stream: true});
    if (text.length > MOST_TEXT) throw new RangeError('The code of the link is too long.');
  }
  return text;
}
