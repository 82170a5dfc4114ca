import {readdirSync, statSync} from 'node:fs';
import {extname, join} from 'node:path';

/** Files that hold text; pictures and the parts of the search index are compressed already. */
const TEXT = new Set(['.css', '.html', '.js', '.json', '.md', '.svg', '.txt', '.xml', '.xsl']);

/** Below this size a compressed copy saves no packet. */
const SMALLEST = 1024;

/** Returns the files of a folder for which a compressed copy is worth while. */
export function listCompressible(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => TEXT.has(extname(file)))
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).size > SMALLEST)
    .sort();
}
