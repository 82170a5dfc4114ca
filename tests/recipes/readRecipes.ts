import {readFileSync} from 'node:fs';

/** One step of a recipe in CONTRIBUTING.md: a command to run, or a text for a file. */
export type RecipeStep = {
  readonly recipe: string;
  readonly line: number;
  readonly action: 'run' | 'write' | 'append';
  /** The file that a text is for; empty for a command. */
  readonly file: string;
  readonly text: string;
};

const MARK =
  /^<!-- recipe (?<recipe>[\w-]+): (?<action>run|write|append)(?: (?<file>\S+))? -->\n\n(?<fence>`{3,})\w*\n(?<text>[^]*?)\n\k<fence>$/gm;

/** Reads every marked step of CONTRIBUTING.md, in order; a mark without a block after it is an error. */
export function readRecipes(file = 'CONTRIBUTING.md'): RecipeStep[] {
  const source = readFileSync(file, 'utf8');
  const steps = [...source.matchAll(MARK)].map(({index, groups}) => ({
    recipe: groups?.['recipe'] ?? '',
    line: source.slice(0, index).split('\n').length,
    action: actionOf(groups?.['action']),
    file: groups?.['file'] ?? '',
    text: groups?.['text'] ?? '',
  }));
  const marks = source.match(/^<!-- recipe/gm)?.length ?? 0;
  if (marks !== steps.length)
    throw new Error(`${file} has ${marks} recipe marks, but only ${steps.length} have a block.`);
  return steps;
}

function actionOf(text: string | undefined): RecipeStep['action'] {
  return text === 'write' || text === 'append' ? text : 'run';
}
