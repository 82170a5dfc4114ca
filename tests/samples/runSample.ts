import type {ComponentType} from 'react';
import type {Sample} from './samples.ts';

export type Callable = (...args: readonly unknown[]) => unknown;

/** What a sample may import, by name. */
export type Imports = Readonly<Record<string, unknown>>;

/** Gives the value of a name that a sample only declares, or of a global; undefined when nobody supplies it. */
export type Supply = (name: string) => unknown;

/** Globals of an app that would reach out of the simulation. */
const globals: readonly string[] = ['fetch', 'console', 'setTimeout', 'clearTimeout'];

/** What a sample has after it ran. */
export type Names = {
  readonly value: (name: string) => unknown;
  readonly callable: (name: string) => Callable;
  readonly component: (name: string) => ComponentType<Readonly<Record<string, unknown>>>;
};

/** A test asks a sample for what it doesn't have, or leaves out what it needs. */
export class SampleMistake extends Error {}

/** Runs the text of a sample as a fresh module: what an earlier run remembered is gone. */
export async function runSample(sample: Sample, imports: Imports, supply: Supply): Promise<Names> {
  const {text, declared, names} = sample.code;
  const supplied = [...globals, ...declared].map((name) => {
    const value = supply(name);
    if (value !== undefined) return [name, value] as const;
    throw new SampleMistake(
      `${describe(sample)}: nobody supplies "${name}". Add it to tests/samples/supplies.ts.`,
    );
  });
  const load = (name: string): unknown => {
    if (name in imports) return imports[name];
    throw new SampleMistake(`${describe(sample)}: no sample may import "${name}".`);
  };
  const body = `return (async () => {${text}\nreturn {${names.join(', ')}};})();`;
  const run: unknown = Reflect.construct(Function, [
    'require',
    'exports',
    ...supplied.map(([name]) => name),
    body,
  ]);
  if (typeof run !== 'function') throw new SampleMistake('A function is missing.');
  const values = supplied.map(([, value]) => value);
  const exported = {};
  const found: unknown = await Reflect.apply(run, undefined, [load, exported, ...values]);
  return readNames(sample, [found, exported]);
}

/** Where readers find a sample. */
export function describe({page, name, place}: Sample): string {
  return `${page} "${name}" (${place})`;
}

function readNames(sample: Sample, places: readonly unknown[]): Names {
  const value = (name: string): unknown => {
    for (const place of places) {
      if (typeof place === 'object' && place !== null && name in place) {
        return Reflect.get(place, name);
      }
    }
    throw new SampleMistake(
      `${describe(sample)} has no "${name}"; it has ${sample.code.names.join(', ') || 'no names'}.`,
    );
  };
  const callable = (name: string): Callable => {
    const one = value(name);
    if (typeof one === 'function') return (...args) => Reflect.apply(one, undefined, args);
    throw new SampleMistake(`${describe(sample)}: "${name}" is not a function.`);
  };
  const component = (name: string) => {
    const one = value(name);
    if (isComponent(one)) return one;
    throw new SampleMistake(`${describe(sample)}: "${name}" is not a component.`);
  };
  return {value, callable, component};
}

/** Says whether an export is a component that needs no more than its props. */
export function isComponent(
  value: unknown,
): value is ComponentType<Readonly<Record<string, unknown>>> {
  return typeof value === 'function';
}
