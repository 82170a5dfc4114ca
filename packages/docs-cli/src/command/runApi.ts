import {describeName} from '../answers/describeName.ts';
import {CannotAnswer} from '../release/cannotAnswer.ts';
import {chooseRelease} from '../release/projectRelease.ts';
import type {Arguments} from './arguments.ts';
import type {ExitCode} from './exitCode.ts';
import {printAnswer} from './printAnswer.ts';
import type {Surroundings} from './surroundings.ts';

/** Describes one name. */
export function runApi(asked: Arguments, around: Surroundings): ExitCode {
  const [name, second] = asked.words;
  if (name === undefined || name.trim() === '')
    throw new CannotAnswer('There is no name to describe. Name one, such as fetchProducts.');
  if (second !== undefined)
    throw new CannotAnswer(
      `One name is described at a time, and these are ${asked.words.length}. For words, use expo-iap-docs search.`,
    );
  const release = chooseRelease(asked.release, around.cwd);
  return printAnswer(describeName(name, release), asked, around);
}
