import './errorTables.ts';
import {indexErrors} from 'expo-iap-api-data/errors/indexErrors';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {flowElement} from '../markdown/nodes.ts';
import {markPage, type MarkSources, realSources} from './markPage.ts';

/** Puts the error finder above the table of all codes; only where a browser can run it, not into Markdown twins. */
export const remarkErrorFinder: Plugin<[MarkSources?], Root> =
  (sources = realSources) =>
  (tree, file) => {
    visit(tree, 'table', (table, place, parent) => {
      if (!table.data?.listsCodes || parent === undefined || place === undefined) return undefined;
      const index = indexErrors(markPage(file, sources).errors());
      parent.children.splice(place, 0, flowElement('ErrorFinder', {index: JSON.stringify(index)}));
      return [SKIP, place + 2];
    });
  };
