import type {Element, ElementContent, Root} from 'hast';
import type {} from 'remark-mdx';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {splitName} from '../site/names.ts';
import {uniqueLabels} from './nodes.ts';

/** Puts every table into an area that scrolls by itself, also with the keyboard, named after its heading. */
export const rehypeTableRegion: Plugin<[], Root> = () => (tree) => {
  const label = uniqueLabels();
  let heading = '';
  visit(tree, 'element', (element, index, parent) => {
    if (/^h[1-6]$/.test(element.tagName)) heading = headingText(element);
    if (element.tagName !== 'table' || parent === undefined || index === undefined)
      return undefined;
    emptyHeadersToCells(element);
    breakNames(element);
    parent.children[index] = region(element, label(heading === '' ? 'Table' : `Table: ${heading}`));
    return SKIP;
  });
};

/** A corner above row names heads nothing: as a header it would be read out as an empty one. */
function emptyHeadersToCells(table: Element): void {
  visit(table, {type: 'element', tagName: 'th'}, (header) => {
    if (header.type === 'element' && headingText(header).trim() === '') header.tagName = 'td';
  });
}

function region(table: Element, ariaLabel: string): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: {className: ['table-region'], role: 'region', tabIndex: 0, ariaLabel},
    children: [table],
  };
}

/** What a heading says, without the parts that only screen readers get. */
function headingText(heading: Element): string {
  return heading.children.map(textOf).join('').replaceAll(/\s+/g, ' ').trim();
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' || node.type === 'mdxJsxTextElement') {
    return node.children.map((child) => (isContent(child) ? textOf(child) : '')).join('');
  }
  return '';
}

function isContent(node: {readonly type: string}): node is ElementContent {
  return node.type !== 'root' && node.type !== 'doctype';
}

/** Lets the names in a table break between their words, so that a narrow column neither cuts one nor pushes others out. */
function breakNames(table: Element): void {
  visit(table, {type: 'element', tagName: 'code'}, (code) => {
    if (code.type === 'element') code.children = code.children.flatMap(withBreaks);
  });
}

function withBreaks(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node];
  return splitName(node.value).flatMap((value, index): ElementContent[] => {
    const text = {type: 'text', value} as const;
    return index === 0 ? [text] : [lineBreak(), text];
  });
}

function lineBreak(): Element {
  return {type: 'element', tagName: 'wbr', properties: {}, children: []};
}
