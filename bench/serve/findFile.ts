import {existsSync, statSync} from 'node:fs';
import {join, normalize} from 'node:path';

/** Returns the file that a static host sends for an address: the file itself, the page, or the page of the folder. */
export function findFile(folder: string, address: string): string | undefined {
  const path = normalize(decodeURIComponent(address)).replace(/\/$/, '');
  const names = path === '' ? ['/index.html'] : [path, `${path}.html`, `${path}/index.html`];
  return names
    .map((name) => join(folder, name))
    .find((file) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile());
}
