import {checkProject} from '../check/checkProject.ts';
import {findingWords, foundSentence, mustChange} from '../check/describeFindings.ts';
import {IGNORE_HELP, IGNORE_OPTIONS, readIgnoring} from '../ignored/ignoring.ts';
import {chooseRelease} from '../release/projectRelease.ts';
import {printFound} from '../report/printFound.ts';
import {countOf} from '../report/summaryOf.ts';
import {ANSWER_HELP, type Command} from './command.ts';
import {ANSWER_OPTIONS, readOptions} from './readOptions.ts';

/** Checks a project. */
export const check: Command = {
  help: `Finds mistakes in the code of a project that uses expo-iap.

Usage
  expo-iap check [paths…] [options]

  paths  files and folders (default: the project, from its package.json down)

It finds names that the release doesn’t have, with your own TypeScript where the project has
one, and names that are deprecated. Whether a purchase is handled right, only a test can show:
https://expo-iap.hyo.dev/tools/test-kit

Options
${ANSWER_HELP}
${IGNORE_HELP}An ID is what stands in parentheses, such as missing-name.

Exit codes
  0  nothing has to change, or no more than --max-findings; deprecated names don’t count
  1  more has to change
  2  couldn’t look, or not at everything; a sentence on stderr says why
`,
  run: (args, around) => {
    const {values, positionals} = readOptions('check', args, {
      ...ANSWER_OPTIONS,
      ...IGNORE_OPTIONS,
    });
    const ignoring = readIgnoring(values, around.cwd);
    const release = chooseRelease(values.release, around.cwd);
    const report = checkProject(positionals, release, ignoring, around);
    const {findings, reached, read, compiled, ignored} = report;
    const have = `${reached.length} ${reached.length === 1 ? 'has' : 'have'}`;
    return printFound(
      report,
      {
        ...{release, ignoring, json: values.json},
        claims: findings.filter(mustChange).length,
        found: (bold) =>
          findings.flatMap((each) => {
            const [place = '', ...rest] = findingWords(each).split('\n');
            return [bold(place), ...rest, ''];
          }),
        summary: [
          compiled,
          `Read ${countOf(read, 'file')}; ${have} to do with expo-iap. ${foundSentence(findings, ignored)}`,
        ],
      },
      around,
    );
  },
};
