import './errorTables.ts';
import {indexErrors} from 'expo-iap-api-data/errors/indexErrors';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import {flowElement} from '../markdown/nodes.ts';
import {markPage, type MarkSources, realSources} from './markPage.ts';

/** Puts the error finder below the first sentences of the page that lists all codes, since most readers came for it; only where a browser can run it, not into Markdown twins. */
export const remarkErrorFinder: Plugin<[MarkSources?], Root> =
  (sources = realSources) =>
  (tree, file) => {
    visit(tree, 'table', (table) => {
      if (!table.data?.listsCodes) return undefined;
      const index = indexErrors(markPage(file, sources).errors());
      const first = tree.children.findIndex(({type}) => type === 'paragraph');
      const finder = flowElement('ErrorFinder', {index: JSON.stringify(index)});
      tree.children.splice(first + 1, 0, finder);
      return EXIT;
    });
  };
