import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {moduleGraph} from '../page-cache/moduleGraph.ts';
import {listSources} from './listSources.ts';

/** A memory of the sources that were last found to be sound, so that a start without changes need not read them again. */
export function soundSources(
  siteDir: string,
  memory: string,
): {readonly known: boolean; readonly remember: () => void} {
  const key = hashSources(siteDir);
  return {
    known: existsSync(memory) && readFileSync(memory, 'utf8') === key,
    remember: () => {
      mkdirSync(dirname(memory), {recursive: true});
      writeFileSync(memory, key);
    },
  };
}

function hashSources(siteDir: string): string {
  const hash = createHash('sha256');
  const rules = readdirSync(__dirname).map((name) => join(__dirname, name));
  const pages = listSources(siteDir).map((file) => join(siteDir, file));
  const inputs = [
    ...moduleGraph([join(siteDir, 'src/marks/pipeline.ts')]),
    ...['docs', 'versioned_docs', 'blog', 'src/library'].flatMap((folder) =>
      filesIn(join(siteDir, folder)),
    ),
  ];
  for (const file of [...pages, ...inputs, ...rules])
    if (existsSync(file)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  const pictures = join(siteDir, 'static');
  if (existsSync(pictures)) hash.update(readdirSync(pictures, {recursive: true}).sort().join('\0'));
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
