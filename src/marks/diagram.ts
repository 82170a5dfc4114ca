import type {ListItem} from 'mdast';
import {actorNames, diagramOf, type FlowStep} from '../content/diagrams.ts';
import {boldLine, item, list, text} from '../markdown/nodes.ts';
import {defineMark} from './mark.ts';

/** Steps on a line; a twin has them as a list. */
export const diagram = defineMark({
  name: 'Diagram',
  attributes: ['of'],
  example: '<Diagram of="purchase-flow" />',
  becomes: 'a diagram, which is a list of its steps; `src/content/diagrams.ts` lists them',
  component: {
    verify: ({required}) => void diagramOf(required('of')),
    twin: ({required}) => {
      const {title, steps} = diagramOf(required('of'));
      return [boldLine([text(title)]), list(steps.map(stepItem), true)];
    },
  },
});

function stepItem({actor, text: words, branches = []}: FlowStep): ListItem {
  const beside = branches.map(({when, then}) => item([text(`${when}: ${then}`)]));
  const said = [text(`${actorNames[actor]}: ${words}`)];
  return item(said, beside.length === 0 ? [] : [list(beside)]);
}
