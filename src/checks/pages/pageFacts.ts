import type {Root} from 'mdast';
import type {Problem} from 'mdx-samples/problem';
import {visit} from 'unist-util-visit';
import {pageAnchors} from '../../markdown/headings.ts';
import type {PageSource} from '../../markdown/page.ts';
import {checkSteps} from '../../marks/steps.ts';
import {readPage} from '../content.ts';
import {strayNames} from '../names/strayNames.ts';
import {expandPage} from './expandPage.ts';

/** Something on a page that leads elsewhere. */
export type Reference = Pick<Problem, 'line' | 'column'> &
  (
    | {readonly type: 'link'; readonly url: string}
    | {readonly type: 'image'; readonly url: string}
    /** A reference that nothing on the page defines: it stayed text. */
    | {readonly type: 'undefined'; readonly written: string}
  );

/** All that the check of pages takes from a page, or the problem that stopped the steps of the site. */
export type PageFacts =
  | {readonly outcome: 'unreadable' | 'stopped'; readonly problem: Problem}
  | {
      readonly outcome: 'expanded';
      readonly anchors: readonly string[];
      readonly references: readonly Reference[];
      /** Names that the version lacks, and nothing says so. */
      readonly stray: readonly Problem[];
    };

/** Takes from a page what the check needs. */
export function readFacts(root: string, source: PageSource): PageFacts {
  const page = readPage(root, source);
  if ('message' in page) return {outcome: 'unreadable', problem: page};
  const expanded = expandPage(page, root, checkSteps);
  if ('message' in expanded) return {outcome: 'stopped', problem: expanded};
  const anchors = [...pageAnchors(expanded)];
  const stray = page.kind === 'docs' ? strayNames(page.path, expanded) : [];
  return {outcome: 'expanded', anchors, references: referencesIn(expanded), stray};
}

function referencesIn(tree: Root): Reference[] {
  const references: Reference[] = [];
  visit(tree, (node) => {
    const {line = 1, column = 1} = node.position?.start ?? {};
    if (node.type === 'link' || node.type === 'definition')
      references.push({type: 'link', url: node.url, line, column});
    if (node.type === 'image') references.push({type: 'image', url: node.url, line, column});
    if (node.type !== 'text') return;
    const [written] = /\[[^\]]+\]\[[^\]]*\]/.exec(node.value) ?? [];
    if (written !== undefined) references.push({type: 'undefined', written, line, column});
  });
  return references;
}
