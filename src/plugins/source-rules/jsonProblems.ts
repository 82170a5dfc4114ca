import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const FOLDER = 'versioned_sidebars';

/** Returns a sentence for every sidebar of an old version that is not JSON. */
export async function jsonProblems(siteDir: string): Promise<string[]> {
  if (!existsSync(join(siteDir, FOLDER))) return [];
  const files = readdirSync(join(siteDir, FOLDER)).filter((name) => name.endsWith('.json'));
  const problems = await Promise.all(
    files.map(async (name) => {
      const text = readFileSync(join(siteDir, FOLDER, name), 'utf8');
      const fault = await jsonFault(text);
      return fault === undefined ? [] : [`${FOLDER}/${name}:${fault}`];
    }),
  );
  return problems.flat();
}

async function jsonFault(text: string): Promise<string | undefined> {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    // Loaded only when it is needed: it brings the compiler.
    const {parseStrictJson} = await import('../../samples/parseStrictJson.ts');
    const found = parseStrictJson(text);
    const offset = 'offset' in found ? found.offset : 0;
    return `${text.slice(0, offset).split('\n').length}: This is not JSON. Write double quotes, and no comma before a closing bracket.`;
  }
}
