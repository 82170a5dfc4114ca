import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** The words of a piece of a page: names in backticks count, signs alone do not. */
export function wordsIn(node: Nodes): string[] {
  return toString(node, {includeImageAlt: false})
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** A word as two pages would share it, without what punctuation does to it. */
export function plainWord(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
