import {readdirSync, readFileSync} from 'node:fs';

/** Names of the packages of the repository, which are also the names of their suites. */
export function packageNames(root = '.'): string[] {
  return readdirSync(`${root}/packages`).map((folder) => {
    const manifest: {readonly name: string} = JSON.parse(
      readFileSync(`${root}/packages/${folder}/package.json`, 'utf8'),
    );
    return manifest.name;
  });
}
