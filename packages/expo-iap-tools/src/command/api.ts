import {describeName} from '../answers/describeName.ts';
import {chooseRelease} from '../release/projectRelease.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {ANSWER_HELP, type Command} from './command.ts';
import {printAnswer} from './printAnswer.ts';
import {ANSWER_OPTIONS, readOptions} from './readOptions.ts';

/** Describes one name. */
export const api: Command = {
  help: `Says what a name of the library is in a release.

Usage
  expo-iap api <name> [options]

  name  an export (fetchProducts), a member with its owner (Purchase.id), or a member alone

Options
${ANSWER_HELP}
It ends with 0 when the release has the name, with 1 when it hasn’t.
`,
  run: (args, around) => {
    const {values, positionals} = readOptions('api', args, ANSWER_OPTIONS);
    const [name = '', second] = positionals;
    if (second !== undefined)
      throw new CannotAnswer(
        `One name is described at a time, and these are ${positionals.length}. For words, use expo-iap search.`,
      );
    return printAnswer(
      describeName(name, chooseRelease(values.release, around.cwd)),
      values,
      around,
    );
  },
};
