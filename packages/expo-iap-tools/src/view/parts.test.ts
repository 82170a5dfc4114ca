import {describe, expect, it} from 'vitest';
import {planUpgrade} from '../plan/planUpgrade.ts';
import {upgradeFacts} from '../plan/upgradeFacts.ts';
import {stepsOf} from '../report/stepsOf.ts';
import {partsOf} from './parts.ts';

const pairs = [
  ['2.6.3', '2.7.5'],
  ['2.6.3', '2.8.8'],
  ['2.7.5', '2.8.8'],
] as const;

describe.each(pairs)('the parts from %s to %s', (from, to) => {
  const plan = planUpgrade(from, to, upgradeFacts);
  const parts = partsOf(plan);
  const entries = parts.flatMap(({blocks, lines}) => [...blocks.map(({entry}) => entry), ...lines]);

  it('have every entry once', () => {
    const all = [...plan.mustChange, ...plan.shouldChange, ...plan.new];
    expect(entries.map(({id}) => id).sort()).toEqual(all.map(({id}) => id).sort());
  });

  it('have behavior before names', () => {
    const must = parts
      .filter(({group}) => group === 'must')
      .flatMap(({blocks, lines}) => [...blocks.map(({entry}) => entry), ...lines]);
    const lastSilent = must.findLastIndex(({compiler}) => compiler === 'silent');
    const firstName = must.findIndex(({compiler}) => compiler === 'error');
    expect(lastSilent).toBeLessThan(firstName);
  });

  it('are the steps of the command', () => {
    const findings = entries.map((entry) => ({
      ...{file: 'shop.ts', line: 1, column: 1, name: entry.name, message: '', entry},
      kind: 'fails' as const,
    }));
    const steps = stepsOf(findings.toReversed(), plan);
    expect(steps.map(({id}) => id)).toEqual(entries.map(({id}) => id));
    expect([...new Set(steps.map(({part}) => part))]).toEqual(parts.map(({title}) => title));
  });
});

it('puts what costs most first', () => {
  const [silent] = partsOf(planUpgrade('2.7.5', '2.8.8', upgradeFacts));
  const titles = silent?.blocks.map(({title, entry}) => title ?? entry.name) ?? [];
  expect(titles.indexOf('Listeners from before the connection')).toBeLessThan(
    titles.indexOf('Error codes of StoreKit'),
  );
});
