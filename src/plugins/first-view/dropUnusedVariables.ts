import type {Root} from 'postcss';
import {dropEmpty} from './dropEmpty.ts';

/** Removes custom properties that neither the style sheet nor a script reads, and those that only such ones read. */
export function dropUnusedVariables(sheet: Root, scripts: readonly string[]): void {
  const inScripts = new Set(scripts.flatMap((script) => script.match(/--[\w-]+/g) ?? []));
  let removed = true;
  while (removed) {
    removed = false;
    const read = new Set<string>(inScripts);
    const note = (text: string): void => {
      for (const [name] of text.matchAll(/--[\w-]+/g)) read.add(name);
    };
    sheet.walkDecls(({value}) => note(value));
    sheet.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
  }
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  dropEmpty(sheet);
}
