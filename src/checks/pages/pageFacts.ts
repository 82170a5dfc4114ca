import type {Root} from 'mdast';
import type {Problem} from 'mdx-samples/problem';
import {visit} from 'unist-util-visit';
import * as v from 'valibot';
import {pageAnchors} from '../../markdown/headings.ts';
import type {Page} from '../../markdown/page.ts';
import {checkSteps} from '../../marks/steps.ts';
import {strayNames} from '../names/strayNames.ts';
import {expandPage} from './expandPage.ts';

const place = {line: v.number(), column: v.number()};

const reference = v.variant('type', [
  v.object({type: v.literal('link'), url: v.string(), ...place}),
  v.object({type: v.literal('image'), url: v.string(), hasAlt: v.boolean(), ...place}),
  /** A reference that nothing on the page defines: it stayed text. */
  v.object({type: v.literal('undefined'), written: v.string(), ...place}),
]);

const problem = v.object({file: v.string(), ...place, message: v.string()});

/** All that the check of pages takes from a page, or the problem that stopped the steps of the site. */
export const pageFacts = v.variant('outcome', [
  v.object({outcome: v.picklist(['unreadable', 'stopped']), problem}),
  v.object({
    outcome: v.literal('expanded'),
    anchors: v.array(v.string()),
    references: v.array(reference),
    /** Names that the version lacks, and nothing says so. */
    stray: v.array(problem),
  }),
]);

/** Something on a page that leads elsewhere. */
export type Reference = v.InferOutput<typeof reference>;

/** See the schema. */
export type PageFacts = v.InferOutput<typeof pageFacts>;

/** Takes from a page what the check needs. */
export function readFacts(page: Page | Problem, root: string): PageFacts {
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
    if (node.type === 'image')
      references.push({type: 'image', url: node.url, hasAlt: Boolean(node.alt), line, column});
    if (node.type !== 'text') return;
    const [written] = /\[[^\]]+\]\[[^\]]*\]/.exec(node.value) ?? [];
    if (written !== undefined) references.push({type: 'undefined', written, line, column});
  });
  return references;
}
