import type {DefaultTreeAdapterTypes as Tree} from 'parse5';
import {childrenOf, isElement} from './htmlNodes.ts';
import {isChrome} from './isChrome.ts';

/** A heading, a paragraph, a row of a table, a block of code: text that belongs together. */
export type Block = {readonly node: Tree.Element; readonly text: string};

const INLINE = 'a abbr b code del em i ins kbd mark small span strong sub sup td th wbr'.split(' ');

/** Reads the text of an article block by block, in the order of the page, without what is no text of it. */
export function readBlocks(article: Tree.Element): Block[] {
  const blocks: {node: Tree.Element; text: string}[] = [];
  const walk = (parent: Tree.Element): void => {
    for (const child of childrenOf(parent)) {
      if ('value' in child) append(parent, child.value);
      else if (isElement(child) && !isChrome(child)) walkElement(child);
    }
  };
  const walkElement = (element: Tree.Element): void => {
    const isBlock = !INLINE.includes(element.tagName);
    if (isBlock) blocks.push({node: element, text: ''});
    walk(element);
    if (isBlock) blocks.push({node: article, text: ''});
    if (element.tagName === 'td' || element.tagName === 'th') append(element, CELL_END);
  };
  const append = (parent: Tree.Element, text: string): void => {
    const last = blocks.at(-1);
    if (last) last.text += text;
    else blocks.push({node: parent, text});
  };
  walk(article);
  return blocks.map(({node, text}) => ({node, text: tidy(text)})).filter(({text}) => text !== '');
}

const CELL_END = ' · ';

function tidy(text: string): string {
  return text
    .replaceAll('\u200b', '')
    .replace(/\s+/g, ' ')
    .replace(/^(?: ?·)+ ?|(?: ?·)+ ?$/g, '')
    .trim();
}
