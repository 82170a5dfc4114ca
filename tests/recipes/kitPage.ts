import {readFileSync} from 'node:fs';
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

/** A row of the page's table of Expo's releases. */
export type SdkRow = Readonly<Record<'sdk' | 'react' | 'jestExpo' | 'renderer', string>> & {
  /** The version of React Native's preset, where jest-expo no longer brings it along. */
  readonly preset: string | undefined;
};

export function readSdkRows(): readonly SdkRow[] {
  const rows = readFileSync(PAGE, 'utf8').matchAll(
    /^\| (\d+) \| ([\d.]+) \| `([^`]+)` \| `([^`]+)` \| (?:no|`([^`]+)`) \|$/gm,
  );
  return [...rows].map(([, sdk = '', react = '', jestExpo = '', renderer = '', preset]) => ({
    ...{sdk, react, jestExpo, renderer, preset},
  }));
}
