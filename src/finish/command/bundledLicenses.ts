import {join} from 'node:path';
import type {Metafile} from 'esbuild';
import {collectPackages, readLicense} from '../licenses.ts';

/** The licenses of the packages of others that are inside a bundle, those inside other packages too. */
export function bundledLicenses(root: string, {inputs}: Metafile): readonly string[] {
  const folders = collectPackages(Object.keys(inputs).map((file) => join(root, file)));
  return folders.map((folder) => {
    const {name, text} = readLicense(folder);
    if (text !== undefined) return `${name}\n\n${text}`;
    throw new Error(`${folder} is inside the command and has no LICENSE, which must be passed on.`);
  });
}
