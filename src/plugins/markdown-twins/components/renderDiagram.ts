import type {List, ListItem} from 'mdast';
import {diagramOf} from '../../../library/diagrams/diagrams.ts';
import {actorNames, type Step} from '../../../library/diagrams/diagramTypes.ts';
import {type FlowElement, text} from '../../../markdown/nodes.ts';
import {readAttributes} from '../../../markdown/readAttributes.ts';
import {boldLine} from './boldLine.ts';

/** Renders a picture as the list of its steps, with what happens beside them below each. */
export function renderDiagram(mark: FlowElement): FlowElement['children'] {
  const {title, steps} = diagramOf(readAttributes(mark, ['of']).required('of'));
  return [boldLine([text(title)]), list(true, steps.map(step))];
}

function step({actor, text: words, branches = []}: Step): ListItem {
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
