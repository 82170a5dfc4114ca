import './sectionIndex.ts';
import type {List, Paragraph, Root} from 'mdast';
import type {Plugin} from 'unified';
import {headingAnchors} from '../markdown/headings.ts';
import {flowElement, text} from '../markdown/nodes.ts';

/** Adds to an index what only a browser needs: a choice of the platform, and ways back from the end of each group. */
export const remarkIndexTools: Plugin<[], Root> = () => (tree) => {
  const place = tree.children.findIndex((child) => child.type === 'list' && child.data?.indexes);
  const index = tree.children[place];
  if (index?.type !== 'list') return;
  const above = new Set<unknown>(tree.children.slice(0, place));
  const home = headingAnchors(tree).findLast(({heading}) => above.has(heading));
  if (home) addWaysBack(tree, place, home.id);
  if (hasPlatforms(index)) tree.children.splice(place, 0, flowElement('SymptomFilter', {}));
};

/** A group ends where the next heading of the second level or the page ends. */
function addWaysBack(tree: Root, place: number, id: string): void {
  let hasSections = false;
  const children = tree.children.slice(place + 1).flatMap((child) => {
    if (child.type !== 'heading' || child.depth > 3) return [child];
    const ends = child.depth === 2 && hasSections;
    hasSections = child.depth === 3;
    return ends ? [wayBack(id), child] : [child];
  });
  tree.children.splice(place + 1, Infinity, ...children, ...(hasSections ? [wayBack(id)] : []));
}

function wayBack(id: string): Paragraph {
  return {
    type: 'paragraph',
    children: [{type: 'link', url: `#${id}`, children: [text('Back to the list')]}],
    data: {hProperties: {className: ['way-back']}},
  };
}

function hasPlatforms({data, children}: List): boolean {
  return data?.indexes === 'symptoms' && children.length > 0;
}
