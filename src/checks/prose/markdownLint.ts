import type {Configuration, LintError} from 'markdownlint';
import {lint} from 'markdownlint/sync';
import type {Problem} from 'mdx-samples/problem';
import type {Page} from '../../markdown/page.ts';

const configuration = {
  default: true,
  // The title of a page is in its front matter, so the text begins with the second level.
  MD013: false,
  MD024: {siblings_only: true},
  // Pages of tools write their title in the text too; the build refuses a second one.
  MD025: {front_matter_title: ''},
  // Marks of the pipeline look like HTML.
  MD033: false,
  MD041: false,
  // A list may go on after a block, and a comment of MDX has a star before its end.
  MD029: false,
  MD037: false,
  // The rule on product names does this, and leaves addresses and ids alone.
  MD044: false,
  // The build knows the anchors of a page; a linter of one file does not.
  MD051: false,
} satisfies Configuration;

/** Lints a file: order of headings, texts of links and images, and other slips of Markdown. */
export function lintMarkdown({path, source}: Pick<Page, 'path' | 'source'>): Problem[] {
  const errors = lint({strings: {text: source}, config: configuration})['text'] ?? [];
  return errors.map((error) => ({
    file: path,
    line: error.lineNumber,
    column: error.errorRange?.[0] ?? 1,
    message: describe(error),
  }));
}

function describe({ruleNames, ruleDescription, errorDetail, errorContext}: LintError) {
  const details = [errorDetail, errorContext && `at "${errorContext}"`].filter(Boolean).join(' ');
  return `${ruleDescription}${details === '' ? '' : `: ${details}`} (${ruleNames.join(', ')}).`;
}
