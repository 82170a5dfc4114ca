import type {Answer} from '../answers/answer.ts';
import {makePaint, withoutControls} from '../terminal/paint.ts';
import type {ExitCode, Surroundings} from '../terminal/surroundings.ts';

/** Prints an answer in the form that was asked for; a question without an answer fails. */
export function printAnswer(
  {data, text, isFound}: Answer,
  {json}: {readonly json: boolean},
  {stdout, env}: Surroundings,
): ExitCode {
  if (json) {
    stdout.write(`${JSON.stringify(data, null, 2)}\n`);
  } else {
    const {bold, dim} = makePaint(stdout, env);
    const [head = '', ...rest] = text.split('\n');
    const painted = rest.map((line) => line.replace(/https?:\/\/[^\s)]+$/, (link) => dim(link)));
    stdout.write([bold(head), ...painted].map(withoutControls).join('\n'));
  }
  return isFound ? 0 : 1;
}
