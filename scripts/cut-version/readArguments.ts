import {followingVersion} from './cutTable.ts';

/** What a person asks for: the version to cut and the one that docs/ holds afterwards. */
export type CutRequest = {readonly cut: string; readonly next: string};

const USAGE = 'Usage: npm run docs:version 2.8 -- --next 2.9';

/** Reads the command line; `live` is the version that docs/ holds. */
export function readArguments(args: readonly string[], live: string): CutRequest {
  const [cut, option, next, ...rest] = args;
  if (cut === undefined || rest.length > 0 || (option !== undefined && option !== '--next'))
    throw new Error(USAGE);
  if (option === '--next' && next === undefined) throw new Error(USAGE);
  if (cut !== live)
    throw new Error(`docs/ holds version ${live}, so ${live} can be cut, not "${cut}". ${USAGE}`);
  return {cut, next: next ?? followingVersion(cut)};
}
