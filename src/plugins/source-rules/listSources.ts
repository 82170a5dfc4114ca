import {existsSync, readdirSync} from 'node:fs';
import {join, posix} from 'node:path';

const FOLDERS = ['docs', 'versioned_docs', 'blog'];

/** Lists every file below the folders of pages and posts, from the root of the site, in a stable order. */
export function listSources(siteDir: string): string[] {
  return FOLDERS.filter((folder) => existsSync(join(siteDir, folder))).flatMap((folder) =>
    filesIn(siteDir, folder),
  );
}

function filesIn(siteDir: string, folder: string): string[] {
  return readdirSync(join(siteDir, folder), {withFileTypes: true})
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      return entry.isDirectory() ? filesIn(siteDir, path) : [path];
    });
}
