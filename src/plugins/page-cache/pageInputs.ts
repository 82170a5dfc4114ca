import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

const FOLDERS = [
  ...['src/site', 'src/library', 'src/markdown', 'src/samples', 'src/marks'],
  ...['src/plugins', '.cache/samples'],
];
const PAGES = ['docs', 'versioned_docs', 'blog'];

/** Returns every file beside its own text that a compiled page or what loads it depends on, in a stable order. */
export function pageInputs(siteDir: string): string[] {
  const sources = FOLDERS.flatMap((folder) => filesIn(siteDir, folder));
  // The home page names the newest post.
  const posts = filesIn(siteDir, 'blog').filter((file) => file.endsWith('.mdx'));
  const samples = PAGES.flatMap((folder) => filesIn(siteDir, folder)).filter((file) =>
    file.includes('_samples'),
  );
  return [...sources, ...posts, ...samples, join(siteDir, 'package-lock.json')];
}

function filesIn(siteDir: string, folder: string): string[] {
  const root = join(siteDir, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
