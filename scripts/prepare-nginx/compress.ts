import {readdirSync, statSync} from 'node:fs';
import {readFile, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {extname, join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** Files of text; pictures and the parts of the search index are compressed already. */
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

const METHODS = [
  {
    name: 'gzip',
    ending: '.gz',
    compress: (data: Buffer) => promisify(gzip)(data, {level: constants.Z_BEST_COMPRESSION}),
  },
  {
    name: 'brotli',
    ending: '.br',
    compress: (data: Buffer) =>
      promisify(brotliCompress)(data, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
        },
      }),
  },
] as const;

/** Bytes of the files, and of what is sent of them by each method. */
export type Sizes = Record<'plain' | (typeof METHODS)[number]['name'], number>;

/** Puts a gzip and a brotli copy beside each file, with the file's own time, and returns the sizes. */
export async function writeCompressed(files: readonly string[]): Promise<Sizes> {
  const sizes: Sizes = {plain: 0, gzip: 0, brotli: 0};
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const data = await readFile(file);
      const {mtime} = await stat(file);
      sizes.plain += data.length;
      for (const {name, ending, compress} of METHODS) {
        const copy = await compress(data);
        const isSmaller = copy.length < data.length;
        sizes[name] += isSmaller ? copy.length : data.length;
        if (isSmaller) {
          await writeFile(`${file}${ending}`, copy);
          await utimes(`${file}${ending}`, mtime, mtime);
        } else await rm(`${file}${ending}`, {force: true});
      }
    }
  };
  // A few at a time, so that a few files are in memory and not the whole site.
  await Promise.all(Array.from({length: 4}, work));
  return sizes;
}
