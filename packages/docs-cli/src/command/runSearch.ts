import {searchPages} from '../answers/searchPages.ts';
import {chooseRelease} from '../release/projectRelease.ts';
import type {Arguments} from './arguments.ts';
import type {ExitCode} from './exitCode.ts';
import {printAnswer} from './printAnswer.ts';
import type {Surroundings} from './surroundings.ts';

/** Searches the pages of the release. */
export async function runSearch(asked: Arguments, around: Surroundings): Promise<ExitCode> {
  const release = chooseRelease(asked.release, around.cwd);
  return printAnswer(await searchPages(asked.words.join(' '), release, asked.limit), asked, around);
}
