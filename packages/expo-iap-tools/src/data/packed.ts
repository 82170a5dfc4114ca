import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {siteAddress} from './site.ts';

/** Where a file that the build of the site packs beside the command is. */
export function packedPath(name: string): string {
  return fileURLToPath(new URL(`./${name}`, import.meta.url));
}

/** The text of such a file; nothing where the command runs from its sources. */
export function packedText(name: string): string | undefined {
  const file = packedPath(name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The text of such a file, without which there is no answer. */
export function requirePacked(name: string): string {
  const text = packedText(name);
  if (text !== undefined) return text;
  throw new CannotAnswer(
    `This copy of the command has no ${name}. Run the one that ${siteAddress('/tools/assistants')} names.`,
  );
}

/** Loads the data of such a file once; without the file it is what the sources give. */
export function packedData<Data>(name: string, fromSources: () => Data): () => Data {
  let known: Data | undefined;
  const load = (): Data => {
    const text = packedText(name);
    return text === undefined ? fromSources() : JSON.parse(text);
  };
  return () => (known ??= load());
}
