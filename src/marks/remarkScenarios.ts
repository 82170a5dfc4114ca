import type {Root} from 'mdast';
import {readAttributes} from 'mdx-samples/readAttributes';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {scenarioOf, scenarios} from '../content/scenarios/scenarios.ts';
import {flowElement, list} from '../markdown/nodes.ts';
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
  const [first, ...others] = scenario.platforms;
  const only = others.length === 0 ? first : undefined;
  const attributes = {app, scenario: id, title: scenario.title, only};
  return flowElement(tryIt.name, attributes, scenarioLines(scenario));
}

function withList(app: string) {
  const own = scenarios.filter((one) => one.app === app);
  const sample = playableApp(app).title;
  if (own.length === 0) return flowElement(tryIt.name, {app, sample});
  const items = own.map((one) => scenarioItem(one, `?scenario=${one.id}`));
  const title = `${own.length} scenarios to play, each with its address`;
  return flowElement(tryIt.name, {app, sample, title}, [list(items)]);
}
