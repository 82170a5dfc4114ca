import {scenarioOf, scenarios} from '../content/scenarios/scenarios.ts';
import {list, paragraph, text} from '../markdown/nodes.ts';
import {playableApp} from '../site/playableApps.ts';
import {defineMark} from './mark.ts';
import {scenarioItem, scenarioLines} from './scenarioText.ts';

/** A button that runs a sample in the page, or plays one scenario of it. */
export const tryIt = defineMark({
  name: 'TryIt',
  attributes: ['app', 'scenario'],
  example: '<TryIt app="basic-store" />',
  becomes:
    'a button that runs the sample in the page, or plays a `scenario`; `src/site/playableApps.ts` and `src/content/scenarios` list them',
  component: {
    verify: ({required, optional}) => {
      const {name} = playableApp(required('app'));
      const id = optional('scenario');
      if (id !== undefined) scenarioOf(name, id);
    },
    twin: ({required, optional}) => {
      const app = required('app');
      const id = optional('scenario');
      if (id !== undefined) return scenarioLines(scenarioOf(app, id));
      const own = scenarios.filter((one) => one.app === app);
      return [
        paragraph([
          text('On the site, this sample runs in the page on a simulated store. Its scenarios:'),
        ]),
        list(own.map((one) => scenarioItem(one))),
      ];
    },
  },
});
