import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Remembers which files a whole build has. */
export function rememberWhole(folder: string, record: string): void {
  mkdirSync(dirname(record), {recursive: true});
  writeFileSync(record, listing(folder));
}

/** Says whether a folder still has the files, in the sizes, that its build was finished with. */
export function isWhole(folder: string, record: string): boolean {
  return (
    existsSync(folder) && existsSync(record) && readFileSync(record, 'utf8') === listing(folder)
  );
}

/** Copies for nginx do not count: they are put beside the files later. */
function listing(folder: string): string {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => !/\.(?:br|gz)$/.test(file) && statSync(join(folder, file)).isFile())
    .map((file) => `${file.replaceAll('\\', '/')} ${statSync(join(folder, file)).size}`)
    .sort();
  return createHash('sha256').update(files.join('\n')).digest('hex');
}
