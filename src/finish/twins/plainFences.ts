import {platformNote} from 'expo-iap-api-data/platformNote';
import type {Code, Paragraph, Root} from 'mdast';
import {cutPrelude, joinLines} from 'mdx-samples/fence/block';
import {type FenceMarks, parseFenceMeta} from 'mdx-samples/fence/parseFenceMeta';
import type {CheckedBlock} from 'mdx-samples/report';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {boldLine, text} from '../../markdown/nodes.ts';
import {atMark} from '../../markdown/pageFile.ts';
import {declarationOf} from '../../marks/declaration.ts';
import {neededPatchNote} from '../../site/notes.ts';

/** What the sample check found out about a block. */
export type FenceCheck = Pick<CheckedBlock, 'needs' | 'context'>;

/** What the step needs from the rest of the site. */
export type FenceOptions = {
  readonly checkOf: (fence: Code) => FenceCheck | undefined;
};

/** First line of a block that continues the one before it. */
export const CONTINUES = '// Continues the sample above';

// First line of a part of a file, before what the part uses of the file.
const PART = '// Part of the file above, which also has:';

/** Writes code complete, hidden lines included, and says in words what the marks of a fence mean. */
export const remarkPlainFences: Plugin<[FenceOptions], Root> =
  ({checkOf}) =>
  (tree, file) => {
    visit(tree, 'code', (fence, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      const blocks = atMark(file, fence, () => plainFence(fence, checkOf(fence) ?? {}));
      parent.children.splice(index, 1, ...blocks);
      return [SKIP, index + blocks.length];
    });
  };

function plainFence(fence: Code, {needs, context}: FenceCheck): (Paragraph | Code)[] {
  const marks = parseFenceMeta(fence.meta);
  const language = fence.lang ?? 'text';
  const declares = fence.data?.declares;
  const {prelude, visible} = cutPrelude(fence.value);
  const shown = visible.join('\n').trimEnd().split('\n');
  const changes = marks.ins.length + marks.del.length > 0;
  const above = context ? [PART, ...context.split('\n')] : prelude;
  const whole = joinLines(above, shown);
  const lines = changes ? asDiff(whole, marks, whole.length - shown.length) : whole;
  return [
    ...caption(marks, needs),
    {
      type: 'code',
      lang: changes ? 'diff' : language,
      meta: keptMarks(marks),
      value: declares
        ? declarationOf(declares.symbol, declares.surface)
        : [...(marks.continues ? [CONTINUES] : []), ...lines].join('\n'),
    },
  ];
}

/** The marks that say which file the code is, what compiles it, and with which errors. */
function keptMarks({title, version, errors, nocheck}: FenceMarks): string | null {
  const error = errors.length === 0 ? undefined : errors.join(', ');
  const marks = Object.entries({title, version, error, nocheck}).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${value}"`],
  );
  return marks.length === 0 ? null : marks.join(' ');
}

function caption({platform, version}: FenceMarks, needs: string | undefined): Paragraph[] {
  const notes = [
    platform && platformNote(platform),
    version && `for expo-iap ${version}`,
    needs && neededPatchNote(needs),
  ].filter((note) => note !== undefined);
  return notes.length === 0 ? [] : [boldLine([text(sentenceCase(notes.join(', ')))])];
}

// Without colors a line that a change takes away would read as one to write.
function asDiff(lines: readonly string[], {ins, del}: FenceMarks, hidden: number): string[] {
  return lines.map((line, index) => {
    const number = index + 1 - hidden;
    const sign = ins.includes(number) ? '+' : del.includes(number) ? '-' : ' ';
    return `${sign}${line}`.trimEnd();
  });
}

function sentenceCase(words: string): string {
  return words.startsWith('iOS') ? words : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
