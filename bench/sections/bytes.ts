import {
  compressedText,
  countMainScripts,
  countPage,
  countToFirstParagraph,
  readDocsPages,
} from '../measure/pageBytes.ts';
import {attempt} from './bench.ts';
import {compressOurs} from './build.ts';
import type {Section} from './bench.ts';

/** Counts pages, styles and scripts of the builds, and compresses ours as its build does. */
export const bytes: Section = async (bench) => {
  const {sites, pages, measurements} = bench;
  for (const {setup, folder} of sites) {
    const {name, addressOf} = setup;
    await attempt(bench, name, 'bytes', async () => {
      const middle = countPage(folder, addressOf(pages.median));
      const largest = countPage(folder, addressOf(pages.largestReference));
      measurements.add('bytes.median', name, middle.html + middle.styles);
      measurements.add('bytes.reference', name, largest.html + largest.styles);
      measurements.add('bytes.styles', name, middle.styles);
      measurements.add('bytes.styleFiles', name, middle.styleFiles);
      if (name === 'ours') {
        const docs = readDocsPages(folder);
        const most = (count: (page: string) => number): number => Math.max(...docs.map(count));
        measurements.add('bytes.firstParagraph', name, most(countToFirstParagraph));
        measurements.add('bytes.largest', name, most(compressedText));
      }
      if (name === 'ours' || name === 'docusaurus')
        measurements.add('bytes.main', name, countMainScripts(folder));
    });
  }
  await compressOurs(bench);
};
