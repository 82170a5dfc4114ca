import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect} from 'vitest';
import type {RepositoryCopy} from '../copies/copyRepository.ts';
import {readRecipes} from './readRecipes.ts';

const steps = ['CONTRIBUTING.md', 'MAINTAINING.md'].flatMap(readRecipes);

/** Does every step of a recipe in a copy and returns what its commands printed. */
export function followRecipe({folder, run}: RepositoryCopy, recipe: string): string {
  const wanted = steps.filter((step) => step.recipe === recipe);
  expect(wanted, `no guide has a step of the recipe "${recipe}"`).not.toEqual([]);
  return wanted
    .map(({action, file, text}) => {
      if (action === 'run') return run('sh', '-c', text);
      writeFileSync(join(folder, file), `${text}\n`);
      return '';
    })
    .join('\n');
}
