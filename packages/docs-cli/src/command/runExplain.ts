import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {reasonOf} from 'expo-iap-upgrade/cli/cannotLook';
import {explainError} from '../answers/explainError.ts';
import {CannotAnswer} from '../release/cannotAnswer.ts';
import {chooseRelease} from '../release/projectRelease.ts';
import type {Arguments} from './arguments.ts';
import type {ExitCode} from './exitCode.ts';
import {printAnswer} from './printAnswer.ts';
import type {Surroundings} from './surroundings.ts';

/** Explains what was named, piped or read from a file. */
export async function runExplain(asked: Arguments, around: Surroundings): Promise<ExitCode> {
  const release = chooseRelease(asked.release, around.cwd);
  const text = await textOf(asked, around);
  return printAnswer(explainError(text, release), asked, around);
}

async function textOf({words, file}: Arguments, {cwd, readInput}: Surroundings): Promise<string> {
  if (file !== undefined) return readText(resolve(cwd, file), file);
  const isPiped = words.length === 0 || (words.length === 1 && words[0] === '-');
  const text = isPiped ? ((await readInput()) ?? '') : words.join(' ');
  if (text.trim() !== '') return text;
  throw new CannotAnswer(
    'There is no text to explain. Name an error code, or pipe a log: … | expo-iap-docs explain -',
  );
}

function readText(path: string, shown: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new CannotAnswer(`${shown} couldn’t be read: ${reasonOf(error)}.`);
  }
}
