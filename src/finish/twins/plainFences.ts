import type {Code, Paragraph, Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {type FenceMarks, parseFenceMeta} from '../../markdown/fence/parseFenceMeta.ts';
import {boldLine, text} from '../../markdown/nodes.ts';
import {atMark} from '../../markdown/pageFile.ts';
import {cutPrelude} from '../../markdown/fence/block.ts';
import {neededPatchNote, platformNote} from '../../site/notes.ts';

/** What the step asks of the rest of the site. */
export type FenceOptions = {
  /** The patch that a block needs, for example `2.8.7`; undefined when every patch will do. */
  readonly needsOf: (fence: Code) => string | undefined;
};

/** Cuts hidden preludes and says in words what stands behind the language of a code fence. */
export const remarkPlainFences: Plugin<[FenceOptions], Root> =
  ({needsOf}) =>
  (tree, file) => {
    visit(tree, 'code', (fence, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      const blocks = atMark(file, fence, () => plainFence(fence, needsOf(fence)));
      parent.children.splice(index, 1, ...blocks);
      return [SKIP, index + blocks.length];
    });
  };

function plainFence(fence: Code, needs: string | undefined): (Paragraph | Code)[] {
  const marks = parseFenceMeta(fence.meta);
  const lines = cutPrelude(fence.value).visible.join('\n').trimEnd().split('\n');
  const changes = marks.ins.length + marks.del.length > 0;
  return [
    ...caption(marks, needs),
    {
      type: 'code',
      lang: changes ? 'diff' : (fence.lang ?? 'text'),
      value: (changes ? asDiff(lines, marks) : lines).join('\n'),
    },
  ];
}

function caption({title, platform, version}: FenceMarks, needs: string | undefined): Paragraph[] {
  const notes = [
    platform && platformNote(platform),
    version && `for expo-iap ${version}`,
    needs && neededPatchNote(needs),
  ].filter((note) => note !== undefined);
  if (title !== undefined) {
    return [boldLine([text(title)], notes.length === 0 ? [] : [text(` (${notes.join(', ')})`)])];
  }
  return notes.length === 0 ? [] : [boldLine([text(sentenceCase(notes.join(', ')))])];
}

// Without colors a line that a change takes away would read as one to write.
function asDiff(lines: readonly string[], {ins, del}: FenceMarks): string[] {
  return lines.map((line, index) => {
    const number = index + 1;
    const sign = ins.includes(number) ? '+' : del.includes(number) ? '-' : ' ';
    return `${sign}${line}`.trimEnd();
  });
}

function sentenceCase(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
