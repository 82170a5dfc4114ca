import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {deflateRawSync, inflateRawSync} from 'node:zlib';
import type {FileChange} from '../fix/writeFiles.ts';
import {type Data, fieldOf, readJson, textsOf} from '../project/readJson.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';

/** The file that says what was added; it belongs into the repository, beside the package.json. */
export const RECORD = '.expo-iap.json';

/** A file as it was added. */
export type Added = {
  /** The address of its item. */
  readonly source: string;
  /** The release that it is for. */
  readonly release: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly hash: string;
  /** The text, deflated, in Base64: a later version of the file is compared with it, and no tool takes it for code. */
  readonly base: string;
};

/** What was added to a project, by the names of the files. */
export type Additions = ReadonlyMap<string, Added>;

/** Reads what was added before. */
export function readAdditions(folder: string): Additions {
  const text = readRecord(folder);
  const files = text === undefined ? new Map<string, Data>() : fieldOf(readJson(text), 'files');
  if (!(files instanceof Map))
    throw new CannotAnswer(
      `${RECORD} can’t be read. Restore it from your repository, or delete it: then files that are there count as yours.`,
    );
  const additions = new Map<string, Added>();
  for (const [name, data] of files) {
    const field = (key: string): string => textsOf(fieldOf(data, key))[0] ?? '';
    const [source, release] = [field('source'), field('release')];
    additions.set(name, {source, release, hash: field('hash'), base: field('base')});
  }
  return additions;
}

/** A file that is added now. */
export function addedFile(text: string, from: Pick<Added, 'source' | 'release'>): Added {
  const hash = createHash('sha256').update(text).digest('hex');
  return {...from, hash, base: deflateRawSync(text).toString('base64')};
}

/** The text with which a file was added; nothing where the record doesn't keep what its hash says. */
export function baseOf({base, hash}: Added): string | undefined {
  try {
    const text = inflateRawSync(Buffer.from(base, 'base64')).toString('utf8');
    return createHash('sha256').update(text).digest('hex') === hash ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The record with everything that was added. */
export function recordChange(folder: string, additions: Additions): FileChange {
  const files = Object.fromEntries([...additions].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const after = `${JSON.stringify({files}, null, 2)}\n`;
  return {path: join(folder, RECORD), before: readRecord(folder), after};
}

function readRecord(folder: string): string | undefined {
  const file = join(folder, RECORD);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
