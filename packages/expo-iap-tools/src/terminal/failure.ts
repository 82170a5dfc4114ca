import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import type {ExitCode, Output} from './surroundings.ts';

/** Why there is no answer, for whoever asked. */
export function sentenceOf(error: unknown): string {
  if (error instanceof CannotAnswer) return error.message;
  if (error instanceof RangeError)
    return 'The code is nested too deeply to be followed. Name fewer files, without the one that does it.';
  const reason = error instanceof Error ? error.message : String(error);
  return `This failed, and not because of how it was asked: ${reason}`;
}

/** Says so, and returns what the command ends with. */
export function failWith(error: unknown, stderr: Output): ExitCode {
  stderr.write(`${sentenceOf(error)}\n`);
  return 2;
}
