import {SKIP, visit} from 'unist-util-visit';
import {judgeWord, type NameWorld} from './judgeWord.ts';
import type {Page} from './parsePage.ts';
import type {Problem} from './problem.ts';
import {readWords, type CodeWord} from './readWords.ts';

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
      const message = judgeWord(word, world);
      if (message === undefined) continue;
      problems.push({path: page.path, ...placeOf(page, start + shift + word.offset), message});
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

function placeOf({source}: Page, offset: number): {line: number; column: number} {
  const before = source.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}
