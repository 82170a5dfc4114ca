import {statSync} from 'node:fs';
import {loadErrors} from 'expo-iap-api-data/errors/loadErrors';
import {meaningOf} from 'expo-iap-api-data/meanings/meaningOf';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {surfacePath} from 'expo-iap-api-data/surface/surface';
import {pageReportFile, readPageReport, readTotals, totalsFile} from 'mdx-samples/report';
import {type PageFile, sourcePath} from '../markdown/pageFile.ts';
import {addInput} from '../markdown/pageInputs.ts';
import {pageVersion} from '../site/addresses.ts';
import type {MarkPage} from './mark.ts';

/** Where the check of samples keeps its report and what the compiler found, from the repository's root. */
export const SAMPLES_FOLDER = '.cache/samples';

/** Where marks take what they say from. */
export type MarkSources = {
  readonly surfaceOf: typeof loadSurface;
  readonly meaningOf: typeof meaningOf;
  readonly errorsOf: typeof loadErrors;
  readonly reportOf: typeof readPageReport;
  readonly totalsOf: typeof readTotals;
};

/** The sources of this site; nothing is read before a page asks for it. */
export const realSources: MarkSources = {
  surfaceOf: loadSurface,
  meaningOf,
  errorsOf: loadErrors,
  reportOf: rereadWhenChanged(readPageReport),
  totalsOf: rereadWhenChanged(readTotals),
};

/** What the marks of a page may ask; each file behind an answer becomes an input of the page. */
export function markPage(file: PageFile, sources: MarkSources = realSources): MarkPage {
  const {version} = pageVersion(sourcePath(file));
  return {
    file,
    version,
    surface: () => {
      addInput(file, surfacePath(version));
      return sources.surfaceOf(version);
    },
    meaning: (owner, member) => sources.meaningOf(version, owner, member),
    errors: () => sources.errorsOf(version),
    report: () =>
      sources.reportOf(addInput(file, pageReportFile(SAMPLES_FOLDER, sourcePath(file)))),
    totals: () => sources.totalsOf(addInput(file, totalsFile(SAMPLES_FOLDER))),
  };
}

/** Makes a reader that reads its file again only when the file has changed. */
function rereadWhenChanged<Value>(read: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, {readonly stamp: string; readonly value: Value}>();
  return (file) => {
    const stats = statSync(file, {throwIfNoEntry: false});
    const stamp = stats ? `${stats.mtimeMs} ${stats.size}` : 'none';
    const before = known.get(file);
    if (before?.stamp === stamp) return before.value;
    const value = read(file);
    known.set(file, {stamp, value});
    return value;
  };
}
