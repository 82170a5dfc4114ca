import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {folderOf} from '../src/site/versions.ts';

/** Addresses of the pages that a version has, under its root, from the files in its folder. */
export function pagePaths(root: string, version: string, cut?: readonly string[]): string[] {
  return readdirSync(join(root, folderOf(version, cut)), {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file))
    .map((file) => file.replace(/(?:\/index)?\.mdx?$/, ''))
    .sort();
}
