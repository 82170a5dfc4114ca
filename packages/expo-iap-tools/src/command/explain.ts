import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {explainError} from '../answers/explainError.ts';
import {chooseRelease} from '../release/projectRelease.ts';
import {CannotAnswer, reasonOf} from '../terminal/cannotAnswer.ts';
import type {Surroundings} from '../terminal/surroundings.ts';
import {ANSWER_HELP, type Command} from './command.ts';
import {printAnswer} from './printAnswer.ts';
import {ANSWER_OPTIONS, readOptions} from './readOptions.ts';

const OPTIONS = {...ANSWER_OPTIONS, file: {type: 'string', short: 'f'}} as const;

/** Explains what was named, piped or read from a file. */
export const explain: Command = {
  help: `Explains the error codes that a text or a log is about.

Usage
  expo-iap explain <text> [options]
  expo-iap explain --file <path>
  … | expo-iap explain -

Options
  --file, -f     read the text from a file
${ANSWER_HELP}
It ends with 0 when it found an entry, with 1 when it found none.
`,
  run: async (args, around) => {
    const {values, positionals} = readOptions('explain', args, OPTIONS);
    const release = chooseRelease(values.release, around.cwd);
    const text =
      values.file === undefined
        ? await namedText(positionals, around)
        : readText(resolve(around.cwd, values.file), values.file);
    return printAnswer(explainError(text, release), values, around);
  },
};

async function namedText(
  words: readonly string[],
  {readInput}: Pick<Surroundings, 'readInput'>,
): Promise<string> {
  const isPiped = words.length === 0 || (words.length === 1 && words[0] === '-');
  return isPiped ? ((await readInput()) ?? '') : words.join(' ');
}

function readText(path: string, shown: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new CannotAnswer(`${shown} couldn’t be read: ${reasonOf(error)}.`);
  }
}
