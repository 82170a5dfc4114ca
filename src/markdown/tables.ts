import type {Element, Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {uniqueLabels} from './uniqueLabels.ts';
import {breakNames} from './table/breakNames.ts';
import {headingText} from './table/headingText.ts';

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

/** A corner that stands above row names heads nothing: as a header it would be read out as an empty one. */
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
