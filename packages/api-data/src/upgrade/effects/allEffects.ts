import * as v from 'valibot';
import {comparedPatches, comparedTargets} from '../../releaseLines.ts';
import {type Effect, effect} from '../effect.ts';
import effects26 from './2.6.json' with {type: 'json'};
import effects27 from './2.7.json' with {type: 'json'};
import effects28 from './2.8.json' with {type: 'json'};
import targets from './targets.json' with {type: 'json'};

/** What changes mean for code that was written before them, oldest patch first. */
export const allEffects: readonly Effect[] = v.parse(v.array(effect), [
  ...effects26,
  ...effects27,
  ...effects28,
]);

const text = v.string();

/** An effect with the code that shows it: what the file of its release has or lacks, unlike that of the release before. */
const provenEffect = v.strictObject({
  ...effect.entries,
  proof: v.pipe(
    v.strictObject({
      file: text,
      has: v.exactOptional(text),
      lacks: v.exactOptional(text),
      /** Where the code is, when the package only names the native one that has it. */
      in: v.exactOptional(text),
    }),
    v.readonly(),
  ),
});

const installed = [...comparedTargets, ...comparedPatches].map(({patch}) => patch);

/**
 * The effects of the releases that only upgrades lead to, with their proofs. No source names their patches, so each has
 * the release before.
 */
export const provenEffects = v.parse(v.array(provenEffect), targets).flatMap((one) => {
  const place = installed.indexOf(one.patch);
  const after = installed[place + 1];
  return place < comparedTargets.length && after !== undefined ? [{...one, after}] : [];
});

/** The same without proofs, as plans have them. */
export const targetEffects: readonly Effect[] = v.parse(
  v.array(v.pipe(v.object(effect.entries), v.readonly())),
  provenEffects,
);
