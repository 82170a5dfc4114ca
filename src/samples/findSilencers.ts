import type {Finding} from './compileModules.ts';
import type {SampleModule} from './sampleModule.ts';

// The compiler obeys these words in any comment, also behind code.
const SILENCER = /(?:\/\/|\/\*|^\s*\*).*(@ts-(?:nocheck|ignore|expect-error))\b/;

/** Finds comments that would keep the compiler quiet; only marks of the fence may do that. */
export function findSilencers({fileName, text}: SampleModule): Finding[] {
  return text.split('\n').flatMap((lineText, line) => {
    const name = SILENCER.exec(lineText)?.[1];
    if (name === undefined) return [];
    const message = `${name} hides errors. Mark the fence with error="TS…" or nocheck="reason" instead.`;
    return [{fileName, line, column: lineText.indexOf(name), code: 'silencer', message}];
  });
}
