import {parseArgs} from 'node:util';
import {CannotAnswer} from '../release/cannotAnswer.ts';

/** The commands that answer with a release, and what each takes. */
export const commandNames = ['explain', 'search', 'api', 'upgrade', 'check', 'mcp'] as const;

/** A command. */
export type CommandName = (typeof commandNames)[number];

/** What a command was called with. */
export type Arguments = {
  readonly words: readonly string[];
  readonly release?: string;
  readonly json: boolean;
  readonly help: boolean;
  readonly file?: string;
  readonly limit?: number;
};

const OPTIONS = {
  release: {type: 'string', short: 'r'},
  json: {type: 'boolean', default: false},
  help: {type: 'boolean', short: 'h', default: false},
  file: {type: 'string', short: 'f'},
  limit: {type: 'string', short: 'n'},
} as const;

/** Options that only one command takes. */
const OWNERS = {file: 'explain', limit: 'search'} as const;

const MOST_RESULTS = 20;

/** Reads what follows the name of a command; what it does not understand is refused with a sentence. */
export function readArguments(command: CommandName, args: readonly string[]): Arguments {
  const {values, positionals} = parse(command, args);
  const {release, json, help, file, limit} = values;
  for (const [option, owner] of Object.entries(OWNERS))
    if (owner !== command && option in values)
      throw new CannotAnswer(`--${option} belongs to ${owner}. Leave it out of ${command}.`);
  return {
    words: positionals,
    json,
    help,
    ...(release !== undefined && {release}),
    ...(file !== undefined && {file}),
    ...(limit !== undefined && {limit: readLimit(limit)}),
  };
}

function readLimit(text: string): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST_RESULTS) return limit;
  throw new CannotAnswer(`--limit takes a number from 1 to ${MOST_RESULTS}, and not "${text}".`);
}

function parse(command: CommandName, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
    });
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split(/\.(?:\s|$)/) : [];
    throw new CannotAnswer(
      `${sentence}. Run expo-iap-docs ${command} --help to see what it understands.`,
    );
  }
}
