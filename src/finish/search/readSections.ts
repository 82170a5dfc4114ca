import {attribute, type Element, find} from 'docusaurus-first-view/html';
import type {BuiltPage} from 'docusaurus-first-view/pages';
import {readBlocks} from './readBlocks.ts';
import {readRow} from './readRow.ts';

/** A piece of a page that a search leads to: what is between one heading and the next, or a row with an address. */
export type SearchSection = {
  /** Anchor of the heading; none for the start of the page. */
  readonly anchor: string | undefined;
  readonly title: string;
  /** Headings above this one, the page's title first. */
  readonly above: readonly string[];
  /** Whether the heading is a name: of a function, a type, an error code. */
  readonly isName: boolean;
  readonly prose: readonly string[];
  readonly code: readonly string[];
  /** Names in the first cells of the tables of such a section: fields of a type, parameters of a function. */
  readonly fields: readonly string[];
};

type Draft = SearchSection & {prose: string[]; code: string[]; fields: string[]};

/**
 * Splits the article of a built page at its headings; a page without a titled article has no sections. A heading
 * without text makes none, except the page's title: its text is then the description of the page.
 */
export function readSections({document}: BuiltPage): SearchSection[] | undefined {
  const article = find(document, ({tagName}) => tagName === 'article');
  if (!article || !find(article, ({tagName}) => tagName === 'h1')) return undefined;
  const sections: Draft[] = [];
  const rows: Draft[] = [];
  const titles: string[] = [];
  for (const {node, text} of readBlocks(article)) {
    const level = headingLevel(node);
    if (level === undefined) {
      const row = readRow(node, text);
      const above = titles.filter(Boolean);
      if (row) {
        const named = row.title === undefined ? nameAbove(above) : {title: row.title, above};
        rows.push({...row, ...named, isName: false, prose: [text], code: [], fields: []});
      } else addText(sections.at(-1), node, text);
    } else {
      titles.splice(level - 1);
      sections.push({
        ...headingOf(node, text, level),
        above: titles.filter(Boolean),
        prose: [],
        code: [],
        fields: [],
      });
      titles[level - 1] = text;
    }
  }
  const start = sections[0];
  if (start && start.prose.length === 0) start.prose.push(...descriptionOf(document));
  return [...sections, ...rows].filter(({prose, code}) => prose.length + code.length > 0);
}

/** A row without a name of its own is called as the section that it is in. */
function nameAbove(above: readonly string[]): Pick<SearchSection, 'title' | 'above'> {
  return {title: above.at(-1) ?? '', above: above.slice(0, -1)};
}

function descriptionOf(document: BuiltPage['document']): string[] {
  const meta = find(document, (node) => attribute(node, 'name') === 'description');
  const text = meta && attribute(meta, 'content');
  return text === undefined ? [] : [text];
}

function addText(section: Draft | undefined, node: Element, text: string): void {
  if (!section) return;
  (node.tagName === 'pre' ? section.code : section.prose).push(text);
  const field = section.isName && node.tagName === 'tr' ? firstName(node) : undefined;
  if (field !== undefined) section.fields.push(field);
}

function firstName(row: Element): string | undefined {
  const cell = find(row, ({tagName}) => tagName === 'td' || tagName === 'th');
  const code = cell && find(cell, ({tagName}) => tagName === 'code');
  const text = code?.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  return text !== undefined && /^\w+$/.test(text) ? text : undefined;
}

function headingLevel({tagName}: Element): number | undefined {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  return level === undefined ? undefined : Number(level);
}

function headingOf(
  node: Element,
  title: string,
  level: number,
): Pick<SearchSection, 'anchor' | 'title' | 'isName'> {
  const looksLikeName = /[a-z][A-Z]|_/.test(title);
  const hasCode = find(node, ({tagName}) => tagName === 'code') !== undefined;
  return {
    anchor: level === 1 ? undefined : attribute(node, 'id'),
    title,
    isName: (hasCode || looksLikeName) && /^[\w.]+$/.test(title),
  };
}
