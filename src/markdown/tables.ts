import type {Element, ElementContent, Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {splitName} from '../site/names.ts';
import {headingText} from './headingText.ts';
import {uniqueLabels} from './nodes.ts';
import {addHeaders} from './tableHeaders.ts';

/** A name that can be wider than a phone. */
const LONG = 30;

/** Puts every table into an area that scrolls by itself, also with the keyboard, named after its heading. */
export const rehypeTableRegion: Plugin<[], Root> = () => (tree) => {
  const label = uniqueLabels();
  let heading = '';
  visit(tree, 'element', (element, index, parent) => {
    if (/^h[1-6]$/.test(element.tagName)) heading = headingText(element);
    if (element.tagName === 'code' && headingText(element).length > LONG) breakNames(element);
    if (element.tagName !== 'table' || parent === undefined || index === undefined)
      return undefined;
    addHeaders(element);
    breakNames(element);
    parent.children[index] = region(element, label(heading === '' ? 'Table' : `Table: ${heading}`));
    return SKIP;
  });
};

function region(table: Element, ariaLabel: string): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: {className: ['table-region'], role: 'region', tabIndex: 0, ariaLabel},
    children: [table],
  };
}

/** Lets names break between their words, so that a narrow column neither cuts one nor pushes others out. */
function breakNames(inside: Element): void {
  visit(inside, {type: 'element', tagName: 'code'}, (code) => {
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
