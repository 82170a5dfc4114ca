import {type Actor, actorNames, type DiagramContent} from '../../content/diagrams.ts';

/** A box with its place, its size and its lines of text. */
export type Box = {
  readonly kind: Actor | 'branch';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly head: string;
  readonly lines: readonly string[];
};

/** A finished drawing, in units that are pixels on a narrow phone. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
};

const WIDTH = 340;
const INDENT = 26;
const LINE = 18;
const GAP = 14;
const BRANCH_GAP = 6;

/** Places the boxes of a diagram under each other, branches indented below the step they leave. */
export function layOut({steps}: DiagramContent): Drawing {
  const boxes: Box[] = [];
  let y = 0;
  for (const {actor, text, branches = []} of steps) {
    const step = box(actor, actorNames[actor], text, 0, y, WIDTH, 42);
    boxes.push(step);
    y += step.height;
    for (const {when, then} of branches) {
      const branch = box('branch', when, then, INDENT, y + BRANCH_GAP, WIDTH - INDENT, 40);
      boxes.push(branch);
      y = branch.y + branch.height;
    }
    y += GAP;
  }
  return {width: WIDTH, height: y - GAP, boxes};
}

function box(
  kind: Box['kind'],
  head: string,
  text: string,
  x: number,
  y: number,
  width: number,
  chars: number,
): Box {
  const lines = wrapText(text, chars);
  return {kind, x, y, width, height: (lines.length + 1) * LINE + 6, head, lines};
}

/** Breaks a text into lines of at most so many characters, between words. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
