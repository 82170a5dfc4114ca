import {readdirSync, readFileSync} from 'node:fs';

/** The packages of the repository: a folder, and a name, which is also the name of its suite. */
export function packageFolders(root = '.'): {readonly name: string; readonly folder: string}[] {
  return readdirSync(`${root}/packages`).map((entry) => {
    const folder = `packages/${entry}`;
    const manifest: {readonly name: string} = JSON.parse(
      readFileSync(`${root}/${folder}/package.json`, 'utf8'),
    );
    return {name: manifest.name, folder};
  });
}
