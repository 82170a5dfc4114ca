import type {List, ListItem} from 'mdast';
import {actorNames, diagramOf, type FlowStep} from '../content/diagrams.ts';
import {boldLine, text} from '../markdown/nodes.ts';
import {defineMark} from './mark.ts';

/** A picture with its text version; a twin has the list of its steps. */
export const diagram = defineMark({
  name: 'Diagram',
  attributes: ['of'],
  example: '<Diagram of="purchase-flow" />',
  becomes: 'a diagram with a text version; `src/content/diagrams.ts` lists them',
  component: {
    verify: ({required}) => void diagramOf(required('of')),
    twin: ({required}) => {
      const {title, steps} = diagramOf(required('of'));
      return [boldLine([text(title)]), list(true, steps.map(stepItem))];
    },
  },
});

function stepItem({actor, text: words, branches = []}: FlowStep): ListItem {
  const beside = branches.map(({when, then}) => item(`${when}: ${then}`));
  return item(`${actorNames[actor]}: ${words}`, beside.length === 0 ? [] : [list(false, beside)]);
}

function item(words: string, below: readonly List[] = []): ListItem {
  return {
    type: 'listItem',
    spread: false,
    children: [{type: 'paragraph', children: [text(words)]}, ...below],
  };
}

function list(ordered: boolean, children: ListItem[]): List {
  return {type: 'list', ordered, spread: false, children};
}
