import {type Problem, sortProblems} from 'mdx-samples/problem';
import {type DocsVersion, docsVersions} from '../site/versions.ts';
import {checkPages} from './checkPages.ts';
import type {CheckedSamples} from './checkSamples.ts';
import type {Places} from './code/sampleSetting.ts';
import {type Content, parseSources, readSources} from './content.ts';

/** The parts of a check: what the build needs, code with names, and how the text is written. */
export const checkParts = ['pages', 'samples', 'prose'] as const;

/** One of these parts. */
export type CheckPart = (typeof checkParts)[number];

/** What to check. */
export type CheckOptions = {
  /** Folder of the content. */
  readonly root: string;
  /** Folder of `node_modules`, of the type records and of the list of terms; the root when absent. */
  readonly packageRoot?: string;
  readonly parts?: readonly CheckPart[];
  readonly versions?: readonly DocsVersion[];
  /** The only docs version that the site shows. */
  readonly onlyVersion?: string | undefined;
};

/** What a check found. */
export type CheckResult = {
  readonly problems: readonly Problem[];
  readonly pages: number;
  /** Absent when the part "samples" was left out. */
  readonly samples?: CheckedSamples;
};

/** Reads all content once and runs every rule of the given parts on it. */
export async function checkContent({
  root,
  packageRoot = root,
  parts = checkParts,
  versions = docsVersions,
  onlyVersion,
}: CheckOptions): Promise<CheckResult> {
  const sources = await readSources(root);
  const ofPages = parts.includes('pages') ? await checkPages(sources, onlyVersion) : [];
  // The other parts read every page.
  const content = parts.some((part) => part !== 'pages') ? parseSources(sources) : undefined;
  const places = new Set(ofPages.map(({file, line}) => `${file}:${line}`));
  const samples =
    content && parts.includes('samples')
      ? await checkSamplesOf(content, versions, {root, packageRoot})
      : undefined;
  // The steps of the site stop at the first wrong mark, the check of marks finds all: one answer for a line is enough.
  const ofSamples =
    samples?.problems.filter(({file, line}) => !places.has(`${file}:${line}`)) ?? [];
  const ofProse =
    content && parts.includes('prose') ? await proseProblems(content, packageRoot) : [];
  return {
    problems: sortProblems([
      ...(content ?? sources).problems,
      ...ofPages,
      ...ofSamples,
      ...ofProse,
    ]),
    pages: sources.sources.length,
    ...(samples && {samples}),
  };
}

/** The compiler is slow to load, and a check of pages does without it. */
async function checkSamplesOf(
  content: Content,
  versions: readonly DocsVersion[],
  places: Places,
): Promise<CheckedSamples> {
  const {checkSamples} = await import('./checkSamples.ts');
  return checkSamples(content, versions, places);
}

/** The tools for text are slow to load, and a build does without them. */
async function proseProblems(content: Content, packageRoot: string): Promise<Problem[]> {
  const {checkProse} = await import('./checkProse.ts');
  return checkProse(content, packageRoot);
}
