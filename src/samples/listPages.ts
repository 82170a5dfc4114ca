import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {folderOf, type VersionFolders} from '../site/versions.ts';

/** A file of prose before it is parsed. */
export type PageSource = {
  /** Path from the repository's root, with forward slashes. */
  readonly path: string;
  /** The docs version it speaks of. */
  readonly version: string;
  /** Pages and posts are MDX; repository docs are what the host of the code shows. */
  readonly kind: 'docs' | 'blog' | 'repository';
  readonly source: string;
};

const REPOSITORY_DOCS = ['README.md', 'CONTRIBUTING.md'];

/** Reads every page, post and repository doc, in a stable order. */
export function listPages(root: string, {current, latest, cut}: VersionFolders): PageSource[] {
  const folder = (name: string, version: string, kind: PageSource['kind']) =>
    walkPages(root, name).map((file) => read(root, file, version, kind));
  return [
    ...folder('docs', current, 'docs'),
    ...cut.flatMap((version) => folder(folderOf(version, cut), version, 'docs')),
    ...folder('blog', latest, 'blog'),
    ...folder('src/pages/_home', latest, 'docs'),
    ...REPOSITORY_DOCS.filter((file) => existsSync(path.join(root, file))).map((file) =>
      read(root, file, latest, 'repository'),
    ),
  ];
}

function walkPages(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), {withFileTypes: true})
    .filter(({name}) => !name.startsWith('_') && name !== 'node_modules')
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return walkPages(root, file);
      return /\.mdx?$/.test(entry.name) ? [file] : [];
    });
}

function read(root: string, file: string, version: string, kind: PageSource['kind']): PageSource {
  return {path: file, version, kind, source: readFileSync(path.join(root, file), 'utf8')};
}
