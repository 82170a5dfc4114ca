import type {Phone} from 'expo-iap-test-kit/kit';
import fc from 'fast-check';
import type {Deed} from './deed.ts';
import {road, troubles} from './roadActs.ts';
import {bought, onlyOn} from './storeActs.ts';
import {Town} from './town.ts';

/** One step of a history. The stores are the model, since they know what was paid; the server is what is tested. */
export type Act = fc.AsyncCommand<object, Town>;

/** Everything that can happen on a system; what happens often stands there twice. */
export function actsOn(
  os: Phone['os'],
  lives: (town: Town) => Promise<void>,
  only?: readonly string[],
) {
  const all = [bought, onlyOn[os], road, troubles, bought, road].flatMap(Object.entries<Deed>);
  const toAct = ([name, deed]: readonly [string, Deed], pick: number): Act => ({
    check: (model) => model instanceof Town && deed(model, pick) !== undefined,
    async run(_model, town) {
      town.lived.push(`${name} (${pick})`);
      await deed(town, pick)?.();
      town.truth.note();
      await lives(town);
    },
    toString: () => `${name} (${pick})`,
  });
  return all
    .filter(([name]) => only?.includes(name) ?? true)
    .map((entry) => fc.nat(7).map((pick) => toAct(entry, pick)));
}
