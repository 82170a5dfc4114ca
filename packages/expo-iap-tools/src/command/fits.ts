import {siteAddress} from '../data/site.ts';
import {fitsFacts} from '../fits/fitsFacts.ts';
import {alsoNeeded, appWords, stateNames} from '../fits/fitsWords.ts';
import {readProject} from '../fits/readProject.ts';
import {whichFits} from '../fits/whichFits.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {makePaint, withoutControls} from '../terminal/paint.ts';
import type {Command} from './command.ts';
import {readOptions} from './readOptions.ts';

/** Says which release fits an app. */
export const fits: Command = {
  help: `Says which release of expo-iap fits an app: its Expo SDK, React Native, Kotlin and iOS target.

Usage
  expo-iap fits [folder] [options]

  folder  an app (default: the one around this folder)

It reads what is installed, package.json, the app’s configuration and the native projects, and
builds nothing. Outside the app it knows only the day.

Options
  --json         print the answer as JSON

It ends with 0 when it recommends a release, with 1 when it recommends none.
`,
  run: (args, {cwd, env, stdout}) => {
    const {values, positionals} = readOptions('fits', args, {
      json: {type: 'boolean', default: false},
    });
    if (positionals.length > 1)
      throw new CannotAnswer(`Name one folder, not ${positionals.length}.`);
    const app = readProject(cwd, positionals);
    const answer = whichFits(app, fitsFacts, new Date().toISOString().slice(0, 10));
    const {rows, recommended, because} = answer;
    const more = siteAddress('/tools/compatibility');
    const {bold} = makePaint(stdout, env);
    const lines = [
      ...appWords(app, fitsFacts),
      ...rows.flatMap(({patch, state, says}) => [
        '',
        bold(`${patch} ${stateNames[state]}`),
        ...says.map((sentence) => `  ${sentence}`),
      ]),
      '',
      ...(recommended === undefined ? [] : [bold(`Install ${recommended}`)]),
      because,
      ...(recommended === undefined ? [] : [alsoNeeded(recommended, fitsFacts)]),
      'This comes from the packages and their sources, and no app was built for it.',
      '',
      `Read more: ${more}`,
    ];
    const text = values.json ? JSON.stringify({app, ...answer, more}, null, 2) : lines.join('\n');
    stdout.write(`${text.split('\n').map(withoutControls).join('\n')}\n`);
    return recommended === undefined ? 1 : 0;
  },
};
