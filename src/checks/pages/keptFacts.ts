import {join} from 'node:path';
import {keptPages} from '../../markdown/keptPages.ts';
import type {PageSource} from '../../markdown/page.ts';
import {pageReader, type Sources} from '../content.ts';
import {type PageFacts, pageFacts, readFacts} from './pageFacts.ts';

/**
 * Opens the facts of pages that an earlier check left. A page is parsed and expanded again when its text changes, a file
 * that a mark of it read, or a rule.
 */
export function keptFacts(
  {root, sources}: Sources,
  rules: string,
): (source: PageSource) => PageFacts {
  const kept = keptPages({
    folder: join(root, '.cache/checks/pages'),
    code: rules,
    schema: pageFacts,
  });
  const readPage = pageReader(root);
  kept.keepOnly(new Set(sources.map(({path}) => path)));
  return (source) => {
    const {path, source: text} = source;
    const page = {name: path, text, file: {cwd: root, path: join(root, path)}};
    return kept.read(page) ?? kept.make(page, () => readFacts(readPage(source), root));
  };
}
