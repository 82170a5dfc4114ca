import type {BlockContent, ListItem, PhrasingContent} from 'mdast';
import {platformNames, type Scenario} from 'playground-frame/scenarios/scenario';
import {boldLine, item, list, paragraph, text} from '../markdown/nodes.ts';
import {playableApp} from '../site/playableApps.ts';

/** A scenario for those who read it: its title, the sample that it plays in, what it shows, and its steps. */
export function scenarioLines(scenario: Scenario): BlockContent[] {
  const [goal] = sentences(scenario);
  return [
    boldLine(
      [text(`Scenario: ${scenario.title}`)],
      [text(` (in ${playableApp(scenario.app).title})`)],
    ),
    paragraph([text(goal)]),
    list(
      scenario.steps.map(({say}) => item([text(say)])),
      true,
    ),
  ];
}

/** The same in a list of scenarios; `address` makes the title a link. */
export function scenarioItem(scenario: Scenario, address?: string): ListItem {
  const {title} = scenario;
  const head: PhrasingContent =
    address === undefined
      ? {type: 'strong', children: [text(title)]}
      : {type: 'link', url: address, children: [text(title)]};
  return item([head, text(`. ${sentences(scenario).join(' ')}`)]);
}

function sentences({goal, steps, only}: Scenario): readonly [goal: string, steps: string] {
  const where = only ? ` ${platformNames[only]} only.` : '';
  return [`${goal}${where}`, `Steps: ${steps.map(({say}) => say).join(' ')}`];
}
