import type {Configuration, LintError} from 'markdownlint';
import {lint} from 'markdownlint/sync';
import type {Problem, TextChange} from 'mdx-samples/problem';
import type {Page} from '../../markdown/page.ts';
import {FIX_HINT} from './readProse.ts';

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
export function lintMarkdown(page: Pick<Page, 'path' | 'source'>): Problem[] {
  const errors = lint({strings: {text: page.source}, config: configuration})['text'] ?? [];
  return errors.map((error) => {
    const fix = error.fixInfo && changeOf(page.source, error);
    return {
      file: page.path,
      line: error.lineNumber,
      column: error.errorRange?.[0] ?? 1,
      message: describe(error),
      ...(fix && {fix}),
    };
  });
}

function describe({ruleNames, ruleDescription, errorDetail, errorContext, fixInfo}: LintError) {
  const details = [errorDetail, errorContext && `at "${errorContext}"`].filter(Boolean).join(' ');
  const remedy = fixInfo ? ` ${FIX_HINT}` : '';
  return `${ruleDescription}${details === '' ? '' : `: ${details}`} (${ruleNames.join(', ')}).${remedy}`;
}

// The linter names a line and a column; a count of -1 deletes the whole line.
function changeOf(source: string, {lineNumber, fixInfo}: LintError): TextChange {
  const {editColumn = 1, deleteCount = 0, insertText = ''} = fixInfo ?? {};
  const lines = source.split('\n');
  const line = (fixInfo?.lineNumber ?? lineNumber) - 1;
  const begin = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
  if (deleteCount < 0) {
    const end = begin + (lines[line] ?? '').length + 1;
    return {start: begin, end: Math.min(end, source.length), text: ''};
  }
  const start = begin + editColumn - 1;
  return {start, end: start + deleteCount, text: insertText};
}
