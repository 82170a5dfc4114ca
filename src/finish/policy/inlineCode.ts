import {createHash} from 'node:crypto';
import {FIRST_VIEW_MARK} from '../first-view/viewedPage.ts';
import {attribute, type Element, textOf} from '../html.ts';
import {type BuiltPage, pageKinds} from '../pages.ts';
import type {InlineHashes} from './headers.ts';

/** What runs before the first paint, and what runs behind the first paragraph. */
const INLINE_SCRIPTS = 2;

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
export function readInlineCode({file, elements}: BuiltPage): InlineCode {
  return {
    file,
    scripts: hashAll(findInlineScripts(elements)),
    styles: hashAll(findInlineStyles(elements)),
    refused: findRefusedMarkup(elements),
  };
}

/**
 * Returns the hashes of the code that pages contain: the scripts that they share, and the styles of each kind of
 * page. Any other inline code stops the build.
 */
export function hashInlineCode(pages: readonly InlineCode[]): InlineHashes {
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
      'No page has an inline script, but src/plugins/preset/theme.ts adds two to every page: find out what removed it.',
    );
  if (scripts.size > INLINE_SCRIPTS)
    throw new Error(
      `The pages have ${scripts.size} different inline scripts, first seen in ${[...scripts.values()].join(', ')}: keep the two of src/plugins/preset/theme.ts and move the rest to files.`,
    );
  const styles = firstFiles(pages, 'styles');
  if (styles.size > 2 * pageKinds.length)
    throw new Error(
      `The pages have ${styles.size} different inline styles, first seen in ${[...styles.values()].join(', ')}, but there are ${pageKinds.length} kinds of pages, with two each.`,
    );
  // In one order, whichever page was read first: two hosts are told the same.
  const inOrder = (found: ReadonlyMap<string, string>): string[] => [...found.keys()].sort();
  return {scripts: inOrder(scripts), styles: inOrder(styles)};
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

const LINKS = ['href', 'src', 'action', 'formaction'];

/** Describes what the policy would refuse in a page: styles, handlers and code in the markup. */
export function findRefusedMarkup(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const {tagName, attrs} = element;
    const isOurs = attribute(element, FIRST_VIEW_MARK) !== undefined;
    return [
      ...(tagName === 'style' && !isOurs ? ['a <style> element'] : []),
      ...(tagName === 'base' ? ['a <base> element'] : []),
      ...attrs.flatMap(({name, value}) => {
        if (name === 'style') return [`style="${value}" on <${tagName}>`];
        if (/^on[a-z]+$/.test(name)) return [`a handler ${name} on <${tagName}>`];
        const runs = LINKS.includes(name) && /^\s*javascript:/i.test(value);
        return runs ? [`${name}="javascript:…" on <${tagName}>`] : [];
      }),
    ];
  });
}
