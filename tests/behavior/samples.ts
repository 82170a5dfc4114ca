import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {filesIn} from '@site/src/checks/content.ts';
import {headingAnchors} from '@site/src/markdown/headings.ts';
import {parsePage} from '@site/src/markdown/page.ts';
import {collectBlocks, type Block} from '@site/src/samples/blocks.ts';
import {buildModules} from '@site/src/samples/modules.ts';
import {versionOfFile} from '@site/src/site/addresses.ts';
import {docsVersions, liveVersion, type DocsVersion} from '@site/src/site/versions.ts';
import {emitSample, type EmittedSample} from './emitSample.ts';

/** A block of TypeScript or JavaScript as readers know it: by its page, and its title or heading. */
export type Sample = {
  /** Docs version of the page, such as `2.7`. */
  readonly docs: string;
  /** Page without version and ending, such as `guides/purchases`. */
  readonly page: string;
  /** Title of the fence when it names a file, else the anchor above the block, and a number from the second one on. */
  readonly name: string;
  /** Docs version whose library the block is written for; another one in texts about migration. */
  readonly library: string;
  /** File and line of the fence. */
  readonly place: string;
  readonly code: EmittedSample;
};

export const root = path.resolve(import.meta.dirname, '../..');

/** The samples of a docs version that can run: what compiles, and is more than types. */
export function samplesOf(docs: string): readonly Sample[] {
  const folder = docs === liveVersion().version ? 'docs' : `versioned_docs/version-${docs}`;
  return filesIn(root, folder)
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => readPage(file, docs));
}

export const docsNames: readonly string[] = docsVersions.map(({version}: DocsVersion) => version);

function readPage(file: string, docs: string): Sample[] {
  const source = readFileSync(path.join(root, file), 'utf8');
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
