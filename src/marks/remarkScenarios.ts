import type {Root} from 'mdast';
import {readAttributes} from 'mdx-samples/readAttributes';
import {scenarioGroups} from 'playground-frame/scenarios/scenario';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {scenarioOf, scenarios} from '../content/scenarios/scenarios.ts';
import {boldLine, flowElement, list, text} from '../markdown/nodes.ts';
import {playableApp} from '../site/playableApps.ts';
import {scenarioItem, scenarioLines} from './scenarioText.ts';
import {tryIt} from './tryIt.ts';

/**
 * Puts the texts of the scenarios into the marks that play them, so that they can be read before any script runs. A mark
 * without a scenario lists all of its app, each with its address. Twins have their own texts.
 */
export const remarkScenarios: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== tryIt.name || parent === undefined || index === undefined) return undefined;
    const {required, optional} = readAttributes(node, ['app', 'scenario']);
    const app = required('app');
    const id = optional('scenario');
    parent.children[index] = id === undefined ? withList(app) : withScenario(app, id);
    return [SKIP, index + 1];
  });
};

function withScenario(app: string, id: string) {
  const scenario = scenarioOf(app, id);
  const {title, only} = scenario;
  const attributes = {app, scenario: id, title, only};
  return flowElement(tryIt.name, attributes, scenarioLines(scenario));
}

function withList(app: string) {
  const own = scenarios.filter((one) => one.app === app);
  const sample = playableApp(app).title;
  if (own.length === 0) return flowElement(tryIt.name, {app, sample});
  const groups = scenarioGroups.filter((group) => own.some((one) => one.group === group));
  const [ios, android] = (['ios', 'android'] as const).map(
    (platform) => own.filter(({only = platform}) => only === platform).length,
  );
  const where = ios === android ? '' : ` on iOS, ${android} on Android`;
  const title = `${ios} scenarios to play${where}`;
  const lists = groups.flatMap((group) => [
    boldLine([text(group)]),
    list(
      own
        .filter((one) => one.group === group)
        .map((one) => scenarioItem(one, `?scenario=${one.id}`)),
    ),
  ]);
  return flowElement(tryIt.name, {app, sample, title}, lists);
}
