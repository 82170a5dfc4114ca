import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {ErrorEntry} from '../../library/errors/errorTypes.ts';
import {atMark, markError} from '../../markdown/markError.ts';
import {pagePath} from '../../markdown/pagePath.ts';
import {pageVersion} from '../../site/addresses.ts';
import {expandErrorTable} from './expandErrorTable.ts';

/** What the step asks of the rest of the site. */
export type ErrorTableOptions = {
  /** The error codes of a docs version. */
  readonly errorsOf: (version: string) => readonly ErrorEntry[];
};

/** Replaces `<ErrorTable />` by headings, tables and lists about the error codes of the page's version. */
export const remarkErrorTable: Plugin<[ErrorTableOptions], Root> =
  ({errorsOf}) =>
  (tree, file) => {
    const page = pagePath(file);

    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (mark, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      if (mark.type === 'mdxJsxTextElement' && mark.name === 'ErrorTable') {
        throw markError(file, mark, '<ErrorTable> must stand on a line of its own.');
      }
      if (mark.type !== 'mdxJsxFlowElement' || mark.name !== 'ErrorTable') return undefined;
      const blocks = atMark(file, mark, () =>
        expandErrorTable(mark, errorsOf(pageVersion(page).version), page),
      );
      parent.children.splice(index, 1, ...blocks);
      return [SKIP, index + blocks.length];
    });
  };
