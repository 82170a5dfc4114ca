import {existsSync, readdirSync, statSync} from 'node:fs';
import {extname, join} from 'node:path';

const TEXT = ['.css', '.html', '.js', '.json', '.md', '.svg', '.txt', '.xml', '.xsl'];
const SMALLEST = 1024;

/** Counts the text files over 1 kB of a build that lack a brotli or a gzip copy. */
export function countUncompressed(folder: string): number {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => join(folder, name))
    .filter((file) => TEXT.includes(extname(file)) && statSync(file).size > SMALLEST)
    .filter((file) => !existsSync(`${file}.br`) || !existsSync(`${file}.gz`)).length;
}
