import {createHash} from 'node:crypto';

/** A short name for exactly this block: the site shows the badge only for the code that was checked. */
export function hashBlock(language: string, meta: string, code: string): string {
  return createHash('sha256')
    .update([language, meta.trim(), code].join('\n'))
    .digest('hex')
    .slice(0, 16);
}
