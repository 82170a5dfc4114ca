import {join} from 'node:path';
import type {Problem} from 'mdx-samples/problem';
import {visit} from 'unist-util-visit';
import type {Page} from '../markdown/page.ts';
import {PageError, type PageFile} from '../markdown/pageFile.ts';
import type {Knowledge} from './mark.ts';
import {markPage} from './markPage.ts';
import {marks} from './registry.ts';

const WORD = /[A-Za-z_$][\w$]*/g;

/** What marks are checked with. */
export type MarkCheck = {readonly root: string; readonly knowledge: Knowledge};

/** Expands every mark of a page without changing it, and finds what is wrong with marks and with what they name. */
export function checkMarks({path, tree}: Page, {root, knowledge}: MarkCheck): Problem[] {
  const file: PageFile = {path: join(root, path), cwd: root};
  const page = markPage(file);
  const problems: Problem[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, _index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const mark = marks.find(({name}) => name === node.name);
    if (!mark || parent === undefined) return;
    try {
      mark.expand({node, parent, page});
      mark.check({node, parent, page}, knowledge);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const inside = error instanceof PageError ? error : undefined;
      const {line, column} = inside ?? node.position?.start ?? {line: 1, column: 1};
      problems.push({file: path, line, column, message: inside?.sentence ?? error.message});
    }
  });
  return problems;
}

/** The names that a page mentions in inline code, or documents through a mark. */
export function namedNames({tree}: Page): Set<string> {
  const named = new Set<string>();
  const add = (text: string) => text.match(WORD)?.forEach((name) => named.add(name));
  visit(tree, (node) => {
    if (node.type === 'inlineCode') add(node.value);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const mark = marks.find(({name}) => name === node.name);
    mark?.names(node).forEach(add);
  });
  return named;
}
