import {listPages} from '../answers/listPages.ts';
import {readPage} from '../answers/readPage.ts';
import {chooseRelease} from '../release/projectRelease.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {ANSWER_HELP, type Command} from './command.ts';
import {printAnswer} from './printAnswer.ts';
import {ANSWER_OPTIONS, readOptions} from './readOptions.ts';

/** Prints a page as Markdown, or lists the pages. */
export const docs: Command = {
  help: `Prints a page of the documentation, or one of its sections, as Markdown.

Usage
  expo-iap docs [page] [options]

  page  a path (guides/purchases), a path with a section (guides/purchases#pending), or an address;
        without one, all pages are listed

Options
${ANSWER_HELP}`,
  run: (args, around) => {
    const {values, positionals} = readOptions('docs', args, ANSWER_OPTIONS);
    const [page, second] = positionals;
    if (second !== undefined)
      throw new CannotAnswer(
        `One page is printed at a time, and these are ${positionals.length}. For words, use expo-iap search.`,
      );
    const release = chooseRelease(values.release, around.cwd);
    const answer =
      page === undefined ? listPages(release) : readPage(page, undefined, release, Infinity);
    return printAnswer(answer, values, around);
  },
};
