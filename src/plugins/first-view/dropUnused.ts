import type {Root} from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import type {Node, Selector} from 'postcss-selector-parser';
import type {UsedNames} from './collectNames.ts';
import {dropEmpty} from './dropEmpty.ts';

/** Removes the rules of a style sheet that need a class or an id which nothing has. */
export function dropUnused(sheet: Root, names: UsedNames): void {
  const keepUsed = parseSelectors((selectors) => {
    selectors.each((selector) => {
      if (!canMatch(selector, names)) selector.remove();
    });
  });
  sheet.walkRules((rule) => {
    if (
      rule.parent?.type === 'atrule' &&
      'name' in rule.parent &&
      /keyframes$/.test(rule.parent.name)
    )
      return;
    const kept = keepUsed.processSync(rule.selector);
    if (kept === '') rule.remove();
    else rule.selector = kept;
  });
  dropEmpty(sheet);
}

/** A selector matches something if every name in it is used; in `:is()` and `:where()` one of the choices is enough. */
function canMatch(selector: Selector, names: UsedNames): boolean {
  return selector.nodes.every((node) => nodeCanMatch(node, names));
}

function nodeCanMatch(node: Node, names: UsedNames): boolean {
  if (node.type === 'class' || node.type === 'id') return names.has(node.value);
  if (node.type !== 'pseudo' || node.nodes.length === 0 || node.value === ':not') return true;
  return node.nodes.some((choice) => canMatch(choice, names));
}
