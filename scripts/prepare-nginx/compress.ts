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
    ending: '.gz',
    compress: (data: Buffer) => promisify(gzip)(data, {level: constants.Z_BEST_COMPRESSION}),
  },
  {
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

/** Bytes of the files, and of their compressed copies by ending. */
export type Sizes = {readonly plain: number; readonly gzip: number; readonly brotli: number};

/** Puts a gzip and a brotli copy beside each file, with the file's own time, and returns the sizes. */
export async function writeCompressed(files: readonly string[]): Promise<Sizes> {
  const sizes = await inParallel(files, async (file) => {
    const data = await readFile(file);
    const {mtime} = await stat(file);
    const copies = await Promise.all(
      METHODS.map(async ({ending, compress}) => {
        const copy = await compress(data);
        if (copy.length >= data.length) {
          await rm(`${file}${ending}`, {force: true});
          return data.length;
        }
        await writeFile(`${file}${ending}`, copy);
        await utimes(`${file}${ending}`, mtime, mtime);
        return copy.length;
      }),
    );
    return {plain: data.length, gzip: copies[0] ?? 0, brotli: copies[1] ?? 0};
  });
  return {
    plain: sizes.reduce((sum, {plain}) => sum + plain, 0),
    gzip: sizes.reduce((sum, {gzip}) => sum + gzip, 0),
    brotli: sizes.reduce((sum, {brotli}) => sum + brotli, 0),
  };
}

/** Runs a few jobs at a time, so that a few files are in memory and not the whole site. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  job: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items];
  const work = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      results.push(await job(item));
  };
  await Promise.all(Array.from({length: 4}, work));
  return results;
}
