import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {headingAnchors} from '@site/src/markdown/headings.ts';
import {parsePage} from '@site/src/markdown/page.ts';
import {collectBlocks, type Block} from '@site/src/samples/blocks.ts';
import {buildModules} from '@site/src/samples/modules.ts';
import {versionOfFile} from '@site/src/site/addresses.ts';
import {emitSample} from './emitSample.ts';
import type {Sample} from './samples.ts';

/** Reads the samples of a page that can run: what compiles, and is more than types. */
export function readPage(file: string, docs: string, source: string): readonly Sample[] {
  const version = versionOfFile(file)?.version ?? docs;
  const page = parsePage({path: file, version, kind: 'docs', source});
  if (!('tree' in page)) throw new Error(`${file}: ${page.message}`);
  const {built} = buildModules(collectBlocks(page).blocks);
  const anchors = anchorsOfFences(page.tree);
  const counts = new Map<string, number>();
  const address = file.replace(/^(?:docs|versioned_docs\/[^/]+)\/|\.mdx$/g, '');
  return built.flatMap(({block, module}) => {
    const plain = titleOf(block) ?? anchors.get(block.fence.line) ?? 'top';
    const count = (counts.get(plain) ?? 0) + 1;
    counts.set(plain, count);
    const name = count === 1 ? plain : `${plain} ${count}`;
    const place = `${file}:${block.fence.line}`;
    const code = emitSample(module.text, module.fileName);
    if (block.marks.errors.length > 0 || code.isEmpty) return [];
    return [{docs, page: address, name, library: module.version, place, code}];
  });
}

// A title such as "2.8" says for whom the block is, not what it is.
function titleOf({marks}: Block): string | undefined {
  return marks.title !== undefined && /\.[a-z]+$/.test(marks.title) ? marks.title : undefined;
}

/** The anchor above each code block, by the line of its fence. */
function anchorsOfFences(tree: Root): ReadonlyMap<number, string> {
  const ids = new Map(headingAnchors(tree).map(({id, heading}) => [heading, id]));
  const anchors = new Map<number, string>();
  let current = 'top';
  visit(tree, (node) => {
    if (node.type === 'heading') current = ids.get(node) ?? current;
    if (isCode(node)) anchors.set(node.position?.start.line ?? 1, current);
  });
  return anchors;
}

function isCode(node: {type: string}): node is Code {
  return node.type === 'code';
}
