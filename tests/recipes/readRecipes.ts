import {readFileSync} from 'node:fs';

/** One step of a recipe in a guide: a command to run, or a text for a file. */
export type RecipeStep = {
  readonly recipe: string;
  readonly action: 'run' | 'write';
  /** The file that a text is for; empty for a command. */
  readonly file: string;
  readonly text: string;
};

const MARK =
  /^<!-- recipe (?<recipe>[\w-]+): (?<action>run|write)(?: (?<file>\S+))? -->\n\n(?<fence>`{3,})\w*\n(?<text>[^]*?)\n\k<fence>$/gm;

/** Reads every marked step of a guide, in order; a mark without a block after it is an error. */
export function readRecipes(file: string): RecipeStep[] {
  const source = readFileSync(file, 'utf8');
  const steps = [...source.matchAll(MARK)].map(({groups}): RecipeStep => ({
    recipe: groups?.['recipe'] ?? '',
    action: groups?.['action'] === 'write' ? 'write' : 'run',
    file: groups?.['file'] ?? '',
    text: groups?.['text'] ?? '',
  }));
  const marks = source.match(/^<!-- recipe/gm)?.length ?? 0;
  if (marks !== steps.length)
    throw new Error(`${file} has ${marks} recipe marks, but only ${steps.length} have a block.`);
  return steps;
}
