import type {Counts} from './countResults.ts';
import type {TestStep} from './steps.ts';

/** Steps side by side: one for each of the two cores of a small machine. */
const SIDE_BY_SIDE = 2;

/**
 * Returns the named steps and sets with everything they need, in the order of the list; all of them without names. What is
 * `built` already is not built again: other steps that they need are left out.
 */
export function selectSteps(
  sets: Readonly<Record<string, readonly TestStep[]>>,
  names: readonly string[],
  built = false,
): TestStep[] {
  const all = Object.values(sets).flat();
  const find = (name: string): readonly TestStep[] => {
    const found = sets[name] ?? all.filter((step) => step.name === name);
    if (found.length > 0) return found;
    const known = [...new Set([...Object.keys(sets), ...all.map((step) => step.name)])];
    throw new Error(`Unknown step or set "${name}". Use one of: ${known.join(', ')}.`);
  };
  const chosen = new Set<TestStep>();
  const add = (step: TestStep): void => {
    chosen.add(step);
    for (const need of built ? [] : (step.needs ?? [])) find(need).forEach(add);
  };
  (names.length === 0 ? all : names.flatMap(find)).forEach(add);
  const replaced = new Set([...chosen].map(({replaces}) => replaces));
  const steps = all.filter((step) => chosen.has(step) && !replaced.has(step.name));
  if (!built) return steps;
  const isChosen = (name: string): boolean => steps.some((step) => step.name === name);
  return steps.map((step) => ({...step, needs: step.needs?.filter(isChosen) ?? []}));
}

/** Runs steps side by side as soon as what they need has passed, and returns the counts of each. */
export async function runSteps(
  steps: readonly TestStep[],
  run: (step: TestStep) => Promise<Counts>,
): Promise<ReadonlyMap<string, Counts>> {
  const counts = new Map<string, Counts>();
  const waiting = new Set(steps);
  const running = new Map<TestStep, Promise<void>>();
  const start = (step: TestStep): void => {
    waiting.delete(step);
    const end = run(step).then((result) => {
      counts.set(step.name, result);
      running.delete(step);
    });
    running.set(step, end);
  };
  while (waiting.size > 0 || running.size > 0) {
    for (const step of waiting) {
      const needs = step.needs ?? [];
      const broken = needs.find((name) => (counts.get(name)?.failed ?? 0) > 0);
      if (broken !== undefined) {
        console.info(`== ${step.name}: skipped, because ${broken} failed\n`);
        waiting.delete(step);
        counts.set(step.name, {passed: 0, failed: 1});
        continue;
      }
      const isFree = step.alone
        ? running.size === 0
        : running.size < SIDE_BY_SIDE && ![...running.keys()].some(({alone}) => alone);
      if (isFree && needs.every((name) => counts.has(name))) start(step);
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  return counts;
}
