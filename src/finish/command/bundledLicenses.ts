import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Metafile} from 'esbuild';

/** The licenses of the packages of others that are inside a bundle. */
export function bundledLicenses(root: string, {inputs}: Metafile): readonly string[] {
  const packages = Object.keys(inputs).flatMap(
    (file) => /^(node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [],
  );
  return [...new Set(packages)].map((folder) => {
    const file = ['LICENSE', 'LICENSE.md', 'license'].find((name) =>
      existsSync(join(root, folder, name)),
    );
    if (file === undefined)
      throw new Error(
        `${folder} is inside the command and has no LICENSE, which must be passed on.`,
      );
    return `${folder.replace('node_modules/', '')}\n\n${readFileSync(join(root, folder, file), 'utf8')}`;
  });
}
