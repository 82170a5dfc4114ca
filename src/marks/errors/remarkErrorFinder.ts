import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {flowElement} from '../../markdown/nodes.ts';
import {pagePath} from '../../markdown/pagePath.ts';
import {pageVersion} from '../../site/addresses.ts';
import {indexErrors} from '../../library/errors/indexErrors.ts';
import type {ErrorTableOptions} from './remarkErrorTable.ts';

declare module 'mdast' {
  interface TableData {
    /** The table that shows every code of the page's version at a glance. */
    listsCodes?: true;
  }
}

/** Puts the error finder above the table of all codes; only where a browser can run it, not into Markdown twins. */
export const remarkErrorFinder: Plugin<[ErrorTableOptions], Root> =
  ({errorsOf}) =>
  (tree, file) => {
    visit(tree, 'table', (table, place, parent) => {
      if (!table.data?.listsCodes || parent === undefined || place === undefined) return undefined;
      const index = indexErrors(errorsOf(pageVersion(pagePath(file)).version));
      parent.children.splice(place, 0, flowElement('ErrorFinder', {index: JSON.stringify(index)}));
      return [SKIP, place + 2];
    });
  };
