import {findSymbol} from 'expo-iap-api-data/surface/loadSurface';
import {flatMembers, type Surface} from 'expo-iap-api-data/surface/surface';
import type {RootContent, Table} from 'mdast';
import {problemAt} from 'mdx-samples/page';
import type {Problem} from 'mdx-samples/problem';
import {readAttributes} from 'mdx-samples/readAttributes';
import type {Page} from '../../markdown/page.ts';
import {members} from '../../marks/members.ts';

/** Finds tables that explain members again, in the section in which `<Members>` explains them. */
export function checkSecondTables(page: Page, surface: Surface): Problem[] {
  return sections(page.tree.children).flatMap((blocks) => {
    const nodes = blocks.flatMap(withInner);
    const explained = new Map(nodes.flatMap((node) => membersOf(node, surface)));
    if (explained.size === 0) return [];
    return nodes.flatMap((node) =>
      node.type === 'table' ? rowsAbout(node, explained).map((row) => problem(page, row)) : [],
    );
  });
}

type Row = {readonly name: string; readonly owner: string; readonly offset: number};

function sections(blocks: readonly RootContent[]): RootContent[][] {
  const found: RootContent[][] = [[]];
  for (const block of blocks) {
    if (block.type === 'heading') found.push([]);
    found.at(-1)?.push(block);
  }
  return found;
}

/** A block with what its tabs have. */
function withInner(block: RootContent): RootContent[] {
  return block.type === 'mdxJsxFlowElement'
    ? [block, ...block.children.flatMap(withInner)]
    : [block];
}

function membersOf(node: RootContent, surface: Surface): (readonly [string, string])[] {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Members') return [];
  const owner = readAttributes(node, members.attributes).required('of');
  const known = findSymbol(surface, owner)?.members ?? [];
  return flatMembers(known).map(({name}) => [name, owner]);
}

function rowsAbout({children}: Table, explained: ReadonlyMap<string, string>): Row[] {
  return children.flatMap(({children: [first]}) => {
    const [code, ...more] = first?.children ?? [];
    const owner = code?.type === 'inlineCode' ? explained.get(code.value) : undefined;
    if (code?.type !== 'inlineCode' || owner === undefined || more.length > 0) return [];
    return [{name: code.value, owner, offset: code.position?.start.offset ?? 0}];
  });
}

function problem(page: Page, {name, owner, offset}: Row): Problem {
  return problemAt(
    page,
    offset,
    `<Members of="${owner}" /> in this section already explains \`${name}\`. Remove the row, and move facts that only it has to packages/api-data/src/meanings.`,
  );
}
