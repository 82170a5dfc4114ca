import * as v from 'valibot';
import {type Effect, effect} from '../effect.ts';
import effects26 from './2.6.json' with {type: 'json'};
import effects27 from './2.7.json' with {type: 'json'};
import effects28 from './2.8.json' with {type: 'json'};

/** What changes mean for code that was written before them, oldest patch first. */
export const allEffects: readonly Effect[] = v.parse(v.array(effect), [
  ...effects26,
  ...effects27,
  ...effects28,
]);
