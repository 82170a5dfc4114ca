import {relative, sep} from 'node:path';

/** The part of a virtual file that the steps need. */
export type PageFile = {
  readonly path: string;
  readonly cwd: string;
};

/** Path of a page inside the repository, with forward slashes. */
export function pagePath(file: PageFile): string {
  return relative(file.cwd, file.path).split(sep).join('/');
}
