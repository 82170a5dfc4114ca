import {readFileSync} from 'node:fs';
import type {Code, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';

const source = readFileSync('blog/2025-08-18-v2-8-0-migration-guide.mdx', 'utf8');
const tree: Root = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .parse(source);

const samples: Code[] = [];
const prose: string[] = [];
visit(tree, (node) => {
  if (node.type === 'code') samples.push(node);
  else if (node.type === 'text' || node.type === 'inlineCode') prose.push(node.value);
});
const text = prose.join(' ');

/** Names in the code of a component, without its comments and its texts. */
function names(title: string): Set<string> {
  const code = samples.find(({meta}) => meta?.includes(`title="${title}`))?.value ?? '';
  expect(code, `the post has no component titled ${title}`).not.toBe('');
  const bare = code.replace(/\/\/.*$/gm, '').replace(/'[^']*'/g, '');
  return new Set(bare.match(/[A-Za-z_$][\w$]*/g));
}

it('B1 the guide to 2.8.0 names every difference between its two components', () => {
  const before = names('Before');
  const after = names('After');
  const own = ['Platform', 'OS', 'console', 'log', 'isUserCancelledError', 'if'];
  const changed = [...before, ...after].filter((name) => before.has(name) !== after.has(name));
  expect(changed).toEqual(expect.arrayContaining(['purchaseToken', 'fetchProducts']));
  const silent = changed.filter(
    (name) => !own.includes(name) && !new RegExp(`\\b${name}\\b`).test(text),
  );
  expect(silent).toEqual([]);
  // What decides how an error is shown is explained in words.
  expect(text).toContain('isUserCancelledError');
});

it('B1 the new component catches what the hook does not, and gives by key and not after a refund', () => {
  const code = samples.find(({meta}) => meta?.includes('title="After: 2.8.8'))?.value ?? '';
  expect(code).toMatch(/deliver\(purchase\)\.catch\(/);
  expect(code).toContain("if (!genuine || state === 'pending') return;");
  expect(code).toContain("if (state !== 'refunded') await give(purchase.productId, key");
  expect(code).toContain('await finishTransaction({purchase})');
});

it('B1 the components are compiled against their versions', () => {
  const [before, after] = ['Before: 2.7.5', 'After: 2.8.8'].map((title) =>
    samples.find(({meta}) => meta?.includes(`title="${title}"`)),
  );
  expect(before?.meta).toContain('version="2.7"');
  expect(after?.meta).not.toContain('version=');
  for (const sample of [before, after]) {
    expect(sample?.lang).toBe('tsx');
    expect(sample?.meta).not.toContain('nocheck');
  }
});
