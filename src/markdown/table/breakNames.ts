import type {Element, ElementContent} from 'hast';
import {visit} from 'unist-util-visit';
import {splitName} from '../../site/splitName.ts';

/** Lets the names in a table break between their words, so that a narrow column neither cuts one nor pushes others out. */
export function breakNames(table: Element): void {
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
