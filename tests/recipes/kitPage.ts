import {readPageSteps} from './readPageSteps.ts';

const PAGE = 'src/pages/tools/test-kit.mdx';

export const kitSteps = readPageSteps(PAGE);

/** The docs version whose entry the code of the page imports. */
export const SHOWN = '2.8';

/** The one command of the page that is a text, or begins with it. */
export function kitCommand(begins: string): string {
  const lines = kitSteps.flatMap((step) => ('commands' in step ? step.commands.split('\n') : []));
  if (lines.includes(begins)) return begins;
  const [found, ...others] = lines.filter((line) => line.startsWith(begins));
  if (found !== undefined && others.length === 0) return found;
  throw new Error(
    `${PAGE} needs exactly one command "${begins}…". Write it, or remove the others.`,
  );
}
