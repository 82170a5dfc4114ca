import {searchPages} from '../answers/searchPages.ts';
import {chooseRelease} from '../release/projectRelease.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {ANSWER_HELP, type Command} from './command.ts';
import {printAnswer} from './printAnswer.ts';
import {ANSWER_OPTIONS, readOptions} from './readOptions.ts';

const OPTIONS = {...ANSWER_OPTIONS, limit: {type: 'string', short: 'n', default: '5'}} as const;

const MOST_RESULTS = 20;

/** Searches the pages of the release. */
export const search: Command = {
  help: `Finds the sections of the documentation for some words, in the order of the site’s search.

Usage
  expo-iap search <words> [options]

Options
  --limit, -n    how many sections, from 1 to ${MOST_RESULTS} (default: ${OPTIONS.limit.default})
${ANSWER_HELP}
It ends with 0 when it found a section, with 1 when it found none.
`,
  run: async (args, around) => {
    const {values, positionals} = readOptions('search', args, OPTIONS);
    const release = chooseRelease(values.release, around.cwd);
    const answer = await searchPages(positionals.join(' '), release, readLimit(values.limit));
    return printAnswer(answer, values, around);
  },
};

function readLimit(text: string): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST_RESULTS) return limit;
  throw new CannotAnswer(`--limit takes a number from 1 to ${MOST_RESULTS}, and not "${text}".`);
}
