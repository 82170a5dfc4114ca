import {describe, expect, it} from 'vitest';
import {diagramOf, diagrams} from '../../content/diagrams.ts';
import {layOut, wrapText} from './layOut.ts';

describe.each(Object.entries(diagrams))('diagram %s', (_name, content) => {
  const {width, height, boxes} = layOut(content);

  it('stays inside its frame, with no box over another', () => {
    for (const [index, box] of boxes.entries()) {
      const next = boxes[index + 1];
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      if (next) expect(next.y).toBeGreaterThan(box.y + box.height);
    }
  });

  it('breaks every text so that it fits its box', () => {
    // 13.5 px system fonts take at most 7.4 px for an average character.
    for (const {lines, width: room} of boxes) {
      for (const line of lines) expect(line.length * 7.4, line).toBeLessThanOrEqual(room);
    }
  });
});

it('wraps between words', () => {
  expect(wrapText('one two three', 8)).toEqual(['one two', 'three']);
});

it('names the diagrams that exist when one does not', () => {
  expect(() => diagramOf('nope')).toThrow('There is no diagram "nope". Diagrams: purchase-flow');
});
