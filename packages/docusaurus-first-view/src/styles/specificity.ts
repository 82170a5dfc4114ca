import type {Node, Selector} from 'postcss-selector-parser';

/** Pseudo-classes that are as specific as the most specific selector in them. */
const SPECIFIC_BY_CONTENT = new Set([':is', ':not', ':has']);

/** The specificity of a selector as one number: ids before classes before tags. */
export function specificityOf(selector: Selector): number {
  return selector.nodes.reduce((sum, node) => sum + specificityOfNode(node), 0);
}

function specificityOfNode(node: Node): number {
  if (node.type === 'id') return 10_000;
  if (node.type === 'class' || node.type === 'attribute') return 100;
  if (node.type === 'tag') return 1;
  if (node.type !== 'pseudo' || node.value === ':where') return 0;
  if (SPECIFIC_BY_CONTENT.has(node.value)) return Math.max(...node.nodes.map(specificityOf));
  return PSEUDO_ELEMENT.test(node.value) ? 1 : 100;
}

/** Four pseudo-elements may be written with one colon. */
const PSEUDO_ELEMENT = /^(?:::|:(?:before|after|first-line|first-letter)$)/;
