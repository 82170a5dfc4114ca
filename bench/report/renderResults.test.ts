import {expect, it} from 'vitest';
import {goals} from './goals.ts';
import {Measurements} from './measurements.ts';
import {renderResults} from './renderResults.ts';

const empty = {measurements: new Measurements(), failures: [], circumstances: ['2 runs']};

it('has a line for every goal and says how the run was made', () => {
  const lines = renderResults(empty).split('\n');
  for (const {title} of goals)
    expect(lines.filter((line) => line.startsWith(`| ${title} |`))).toHaveLength(1);
  expect(lines).toContain('- 2 runs');
});

it('fits on two screens', () => {
  expect(renderResults(empty).split('\n').length).toBeLessThan(60);
});

it('shows a site that could not be built, with its last lines', () => {
  const failures = [
    {site: 'vitepress', what: 'cold build of vitepress', lines: 'no such file'} as const,
  ];
  const told =
    '**Failed: cold build of vitepress.** Its values are missing below.\n\n```text\nno such file\n```';
  expect(renderResults({...empty, failures})).toContain(told);
  // A measurement that fails in each run fails for one reason.
  expect(renderResults({...empty, failures: [...failures, ...failures]}).split(told)).toHaveLength(
    2,
  );
});
