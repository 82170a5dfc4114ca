import {expect, it} from 'vitest';
import {goals} from './goals.ts';
import {Measurements} from './measurements.ts';
import {renderResults} from './renderResults.ts';

const empty = {
  measurements: new Measurements(),
  failures: [],
  circumstances: ['2 runs'],
  causes: '',
};

it('has a line for every goal, also for one that was not measured', () => {
  const lines = renderResults(empty).split('\n');
  for (const {title} of goals)
    expect(lines.filter((line) => line.startsWith(`| ${title} |`))).toContainEqual(
      expect.stringContaining('| not measured in this run |'),
    );
  expect(lines).toContain('None of those measured.');
});

it('states median, spread, ratio and verdict, and lists what is missed with its causes', () => {
  const measurements = new Measurements();
  for (const value of [900, 1000, 1500]) measurements.add('view.lcp', 'ours', value);
  measurements.add('view.lcp', 'starlight', 1000);
  const text = renderResults({...empty, measurements, causes: 'Too many fonts.\n'});
  expect(text).toContain(
    '| First view: largest paint | at most 0.8 × Starlight | 1000 ms | 1000 ms (Starlight) | 1.00 | **no** |',
  );
  expect(text).toContain('- First view: largest paint\n\nToo many fonts.\n');
  expect(text).toContain('| Largest paint | 1000 ms (900 ms to 1500 ms) | 1000 ms | – | – |');
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
