import {parseArgs, type ParseArgsConfig} from 'node:util';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** What each command that answers for a release takes. */
export const ANSWER_OPTIONS = {
  release: {type: 'string', short: 'r'},
  json: {type: 'boolean', default: false},
} as const satisfies Options;

/** Reads what follows the name of a command; what it does not understand is refused with a sentence. */
export function readOptions<const Own extends Options>(
  command: string,
  args: readonly string[],
  options: Own,
) {
  try {
    return parseArgs({args: [...args], options, allowPositionals: true});
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split(/\.(?:\s|$)/) : [];
    throw new CannotAnswer(
      `${sentence}. Run expo-iap ${command} --help to see what it understands.`,
    );
  }
}
