import {applyFixes} from 'markdownlint';
import {lint} from 'markdownlint/sync';
import type {Configuration, LintError} from 'markdownlint';
import type {PageSource} from '../../src/samples/listPages.ts';
import type {Problem} from '../../src/samples/problem.ts';

const configuration = {
  default: true,
  // The title of a page is in its front matter, so the text begins with the second level.
  MD013: false,
  MD024: {siblings_only: true},
  // Marks of the pipeline look like HTML.
  MD033: false,
  MD041: false,
  // A list may go on after a block, and a comment of MDX has a star before its end.
  MD029: false,
  MD037: false,
  // checkNames does this, and leaves addresses and ids alone.
  MD044: false,
  // The build knows the anchors of a page; a linter of one file does not.
  MD051: false,
} satisfies Configuration;

/** Holds a file against the rules of the Markdown linter: headings in order, names, link texts, texts of images. */
export function checkMarkdown({path, source}: Pick<PageSource, 'path' | 'source'>): Problem[] {
  return findings(source).map((finding) => ({
    path,
    line: finding.lineNumber,
    column: finding.errorRange?.[0] ?? 1,
    message: describe(finding),
  }));
}

/** Returns the text with everything mended that can be mended safely. */
export function mendMarkdown(source: string): string {
  return applyFixes(source, findings(source));
}

function findings(source: string): LintError[] {
  return lint({strings: {text: source}, config: configuration})['text'] ?? [];
}

function describe({ruleNames, ruleDescription, errorDetail, errorContext, fixInfo}: LintError) {
  const details = [errorDetail, errorContext && `at "${errorContext}"`].filter(Boolean).join(' ');
  const remedy = fixInfo ? ' Mend it with npm run check:prose -- --fix.' : '';
  return `${ruleDescription}${details === '' ? '' : `: ${details}`} (${ruleNames.join(', ')}).${remedy}`;
}
