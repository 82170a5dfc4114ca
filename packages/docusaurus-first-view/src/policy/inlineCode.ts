import {createHash} from 'node:crypto';
import {attribute, type Element, textOf} from '../html/html.ts';
import type {BuiltPage} from '../html/pages.ts';
import type {PolicyOptions} from './policyOptions.ts';
import {findRefusedMarkup} from './refusedMarkup.ts';
import type {InlineHashes} from './writePolicy.ts';

/**
 * The code that a page contains, as hashes, and the markup that the policy would refuse. The texts themselves would be
 * what the parser leaves, which is an object for each character.
 */
export type InlineCode = {
  readonly file: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly refused: readonly string[];
};

/** Reads the code that a page contains. */
export function readInlineCode({file, elements}: BuiltPage, options: PolicyOptions): InlineCode {
  return {
    file,
    scripts: hashAll(findInlineScripts(elements)),
    styles: hashAll(findInlineStyles(elements)),
    refused: findRefusedMarkup(elements, options),
  };
}

/**
 * Returns the hashes of the code that pages contain: the scripts that they share, and the styles of each kind of
 * page. More than the site expects stops the build.
 */
export function hashInlineCode(
  pages: readonly InlineCode[],
  {mostScripts, mostStyles}: PolicyOptions,
): InlineHashes {
  const problems = pages.flatMap(({file, refused}) =>
    [...new Set(refused)].map(
      (markup) =>
        `${file} has ${markup}, which the content security policy refuses: use a class, or a file of the site.`,
    ),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const scripts = firstFiles(pages, 'scripts');
  if (scripts.size === 0)
    throw new Error(
      'No page has an inline script, not even the one that loads the others: find out what removed it.',
    );
  refuseMore('scripts', scripts, mostScripts);
  const styles = firstFiles(pages, 'styles');
  refuseMore('styles', styles, mostStyles);
  // In one order, whichever page was read first: two hosts are told the same.
  const inOrder = (found: ReadonlyMap<string, string>): string[] => [...found.keys()].sort();
  return {scripts: inOrder(scripts), styles: inOrder(styles)};
}

function refuseMore(what: string, found: ReadonlyMap<string, string>, most = Infinity): void {
  if (found.size > most)
    throw new Error(
      `The pages have ${found.size} different inline ${what}, first seen in ${[...found.values()].join(', ')}, and the policy expects ${most} at most: move the others to files, or raise the limit.`,
    );
}

/** Hashes texts as a policy names them. */
export function hashAll(texts: readonly string[]): string[] {
  return texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

function findInlineStyles(elements: readonly Element[]): string[] {
  return elements.filter(({tagName}) => tagName === 'style').map(textOf);
}

/** Lists the different hashes of code in pages, each with the first page that has it. */
function firstFiles(pages: readonly InlineCode[], kind: 'scripts' | 'styles'): Map<string, string> {
  const found = new Map<string, string>();
  for (const page of pages)
    for (const hash of page[kind]) if (!found.has(hash)) found.set(hash, page.file);
  return found;
}

/** Types under which a browser runs a script or takes rules from it; every other type is data. */
const ACTIVE_TYPE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Returns the text of every script inside the page itself that a policy has to allow. */
export function findInlineScripts(elements: readonly Element[]): string[] {
  return elements
    .filter((element) => element.tagName === 'script' && attribute(element, 'src') === undefined)
    .filter((element) => ACTIVE_TYPE.test((attribute(element, 'type') ?? '').trim()))
    .map(textOf);
}
