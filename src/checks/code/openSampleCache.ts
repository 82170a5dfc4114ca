import path from 'node:path';
import type {OpenCache} from 'mdx-samples/compile/compileCached';
import {codeKey} from '../../cache/codeKey.ts';
import {openCache} from '../../cache/openCache.ts';

/** Keeps what the compiler found below a folder, with a folder for each release. */
export function openSampleCache(folder: string): OpenCache {
  const code = codeKey([path.join(__dirname, 'openSampleCache.ts')]);
  return (patch, key) => openCache(path.join(folder, patch), `${code} ${key}`);
}
