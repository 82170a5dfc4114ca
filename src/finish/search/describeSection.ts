import {searchTerms} from '../../content/searchTerms.ts';
import type {SearchSection} from './readSections.ts';

/** Where readers find a section: the address of its page without the base URL, and its docs version or `blog`. */
export type SectionPlace = {readonly route: string; readonly version: string};

/** An HTML document as Pagefind takes it, which readers never see. */
export type SearchDocument = {readonly url: string; readonly content: string};

/**
 * Writes the document of a section. Titles and names are data, which Pagefind searches and ranks too, so that
 * the excerpt of a hit does not repeat its title.
 */
export function describeSection(page: SectionPlace, section: SearchSection): SearchDocument {
  const url = section.anchor === undefined ? page.route : `${page.route}#${section.anchor}`;
  const data = {
    title: section.title,
    version: page.version,
    above: section.above.join(' › '),
    // Whole pages and names are what most readers look for: they come before sections that mention them.
    page: section.anchor === undefined ? section.title : '',
    name: section.isName ? section.title : '',
    fields: section.fields.join(' '),
    code: namesInCode(section).join(' '),
    terms: termsOf(url, page.version).join(' '),
  };
  const head = Object.entries(data)
    .filter(([, content]) => content !== '')
    .map(
      ([name, content]) =>
        `<meta data-pagefind-meta="${name}[content]" content="${escape(content)}">`,
    );
  const body = section.prose.map((text) => `<p>${escape(text)}</p>`);
  return {
    url,
    content: `<html lang="en"><head>${head.join('')}</head><body data-pagefind-body>${body.join('')}</body></html>`,
  };
}

/** More names than a sample that shows one thing has: whole listings would come up for every question. */
const MOST_NAMES = 80;

/** A sample adds only the names that the text around it does not have; its syntax does not help anyone to find it. */
function namesInCode({prose, code}: SearchSection): string[] {
  const names = new Set(code.flatMap((text) => text.match(/[A-Za-z_]\w{3,}/g) ?? []));
  const text = prose.join(' ');
  return names.size > MOST_NAMES ? [] : [...names].filter((name) => !text.includes(name));
}

/** Words for a section by its address under the root of its version; posts by their full address. */
function termsOf(url: string, version: string): readonly string[] {
  return searchTerms[url.replace(`/docs/${version}/`, '').replace('/docs/', '')] ?? [];
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const SHORTEST = 4;

/**
 * Lists the words of all sections in small letters, names also in parts, for the correction of typing mistakes. The index has
 * each of them: when the dialog finds nothing for one, it takes the index for incomplete.
 */
export function collectWords(sections: readonly SearchSection[]): string[] {
  const texts = sections.flatMap((section) => [
    section.title,
    ...section.prose,
    ...namesInCode(section),
  ]);
  const find = (pattern: RegExp) => texts.flatMap((text) => text.match(pattern) ?? []);
  // Of a name behind a dot, such as `ios.infoPlist`, Pagefind has the parts.
  const words = [
    ...find(/(?<![\w.])[A-Za-z]\w+(?!\.?\w)/g),
    ...find(/\b[A-Za-z]\w+/g).flatMap(partsOf),
  ]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST);
  return [...new Set(words)].sort();
}

function partsOf(name: string): string[] {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').split('_');
}
