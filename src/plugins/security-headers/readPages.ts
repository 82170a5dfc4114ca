import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from './hashInline.ts';

/** Reads every page of a build; file names are relative to its folder. */
export function readPages(outDir: string): Page[] {
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({file, html: readFileSync(join(outDir, file), 'utf8')}));
}
