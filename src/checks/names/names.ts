import type {BuiltBlock} from 'mdx-samples/modules';
import {problemAt} from 'mdx-samples/page';
import type {Problem} from 'mdx-samples/problem';
import type {ShownSample} from 'mdx-samples/report';
import ts from 'typescript';
import {SKIP, visit} from 'unist-util-visit';
import type {Page} from '../../markdown/page.ts';
import {classifyName, type NameWorld} from './classifyName.ts';
import {type CodeWord, readWords} from './words.ts';

const IN_TEXT = /\bE_[A-Z][A-Z0-9_]+\b|(?<![\w.])[a-z]\w*(?=\(\))/g;

/** Checks that names of the library in prose exist in the version of the page. */
export function checkNames(page: Page, world: NameWorld): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    if ('name' in node && node.name === 'Absent') return SKIP;
    if (node.type !== 'inlineCode' && node.type !== 'text') return undefined;
    const start = node.position?.start.offset ?? 0;
    const raw = page.source.slice(start, node.position?.end.offset);
    const words = node.type === 'text' ? readText(node.value) : readWords(node.value);
    // Backticks and escapes make the text on the page longer than what it says.
    const shift = Math.max(0, raw.indexOf(node.value));
    for (const word of words) {
      const message = classifyName(word, world);
      if (message === undefined) continue;
      problems.push(problemAt(page, start + shift + word.offset, message));
    }
    return undefined;
  });
  return problems;
}

function readText(text: string): CodeWord[] {
  return [...text.matchAll(IN_TEXT)].map(({0: name, index}) => ({
    name,
    offset: index,
    called: !name.startsWith('E_'),
  }));
}

/** Lists the names in the samples of a page that compile against its own version; strings and comments do not count. */
export function collectSampleNames(
  built: readonly BuiltBlock[],
  shown: readonly ShownSample[],
  version: string,
): Set<string> {
  const names = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, collect);
  };
  const codes = built
    .filter(({block}) => block.version === version && block.marks.errors.length === 0)
    .map(({module}) => module.text)
    .concat(shown.map(({code}) => code));
  for (const code of codes) {
    collect(ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest));
  }
  return names;
}
