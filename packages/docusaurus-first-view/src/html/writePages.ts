import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PageText} from './pages.ts';

/** Writes pages to the folder of the build. */
export function writePages(outDir: string, pages: Iterable<PageText>): void {
  for (const {file, html} of pages) writeFileSync(join(outDir, file), html);
}
