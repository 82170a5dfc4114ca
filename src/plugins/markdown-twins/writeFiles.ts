import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Writes files into the build by their path on the site; one that something else wrote is refused. */
export function writeFiles(
  files: ReadonlyMap<string, string>,
  {outDir, baseUrl}: {readonly outDir: string; readonly baseUrl: string},
): void {
  for (const [path, text] of files) {
    const file = join(outDir, path.slice(baseUrl.length));
    if (existsSync(file)) {
      throw new Error(`${file} exists already, but Markdown twins write it. Rename the other one.`);
    }
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}
