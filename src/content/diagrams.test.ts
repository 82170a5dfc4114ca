import {expect, it} from 'vitest';
import {diagramOf} from './diagrams.ts';

it('names the diagrams that exist when one does not', () => {
  expect(() => diagramOf('nope')).toThrow('There is no diagram "nope". Diagrams: purchase-flow');
});
