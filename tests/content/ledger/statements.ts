import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {PluggableList} from 'unified';
import {visit} from 'unist-util-visit';
import {readContent} from '../../../src/checks/content.ts';
import {expandPage} from '../../../src/checks/pages/expandPage.ts';
import {headingAnchors, pageAnchors} from '../../../src/markdown/headings.ts';
import {realSources} from '../../../src/marks/markPage.ts';
import {remarkMarks} from '../../../src/marks/remarkMarks.ts';
import {versionOfFile} from '../../../src/site/addresses.ts';
import {folderOf, latestVersion} from '../../../src/site/versions.ts';

/** A sentence or a cell, and the section that has it. */
export type Statement = {readonly section: string; readonly statement: string};

/** The statements and the anchors of a page. */
export type LedgerPage = {
  readonly page: string;
  readonly statements: readonly Statement[];
  readonly anchors: ReadonlySet<string>;
};

/** Each sample changes the number of samples, so the ledger of a page says "All" instead. */
const steps: PluggableList = [
  [remarkMarks, {sources: {...realSources, totalsOf: () => undefined}}],
];

const SENTENCE_END = /(?<=[.!?:]["”)]?)\s+(?=[\p{Lu}\d"“`])/u;

/** Reads the pages of the latest version, with what their marks add. */
export async function readLedgerPages(root: string): Promise<LedgerPage[]> {
  const {version} = latestVersion();
  const {pages} = await readContent(root);
  return pages
    .filter(({path}) => versionOfFile(path)?.version === version)
    .map((page) => {
      const tree = expandPage(page, root, steps);
      if ('message' in tree) throw new Error(`${page.path}: ${tree.message}`);
      return {
        page: page.path.slice(folderOf(version).length + 1).replace(/\.mdx?$/, ''),
        statements: statementsOf(tree),
        anchors: pageAnchors(tree),
      };
    });
}

/** Lists what a page says, each statement once for a section. */
export function statementsOf(tree: Root): Statement[] {
  const sections = new Map(headingAnchors(tree).map(({id, heading}) => [heading, id]));
  const found = new Map<string, Statement>();
  let section = '';
  visit(tree, (node) => {
    if (node.type === 'heading') section = sections.get(node) ?? '';
    if (node.type !== 'paragraph' && node.type !== 'tableCell') return;
    const text = toString(node).replaceAll(/\s+/g, ' ').trim();
    const pieces = node.type === 'paragraph' ? text.split(SENTENCE_END) : [text];
    for (const statement of pieces) {
      // A name or a number alone states nothing.
      if (statement.split(' ').length > 2)
        found.set(`${section} ${statement}`, {section, statement});
    }
  });
  return [...found.values()];
}
