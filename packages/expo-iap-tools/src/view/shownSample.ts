import {lineOf} from 'expo-iap-api-data/history/patchNumbers';

/** A sample as pages show it. */
export type ShownSample = {
  readonly id: string;
  readonly side: 'before' | 'after';
  /** The docs versions whose package it compiles against. */
  readonly versions: readonly string[];
  readonly frame: SampleFrame;
};

/** The colored lines of a sample, and what a copy needs. */
export type SampleFrame = {
  readonly language: string;
  readonly languageName: string;
  /** The visible lines as HTML. */
  readonly code: string;
  /** The lines above them as HTML. */
  readonly hidden?: string;
  readonly imports?: string;
};

/** What a sample needs so that it can be chosen. */
type Sided = Pick<ShownSample, 'id' | 'side' | 'versions'>;

/** The sample of one side for a version, or the nearest. New code for an older version can be wrong, so it's never chosen. */
export function pickSample<Sample extends Sided>(
  samples: readonly Sample[],
  {id, side, version}: Pick<Sided, 'id' | 'side'> & {readonly version: string},
): Sample | undefined {
  const own = samples.filter((sample) => sample.id === id && sample.side === side);
  const compare = (left: string, right: string): number =>
    left.localeCompare(right, 'en', {numeric: true});
  const known = [...new Set(own.flatMap(({versions}) => versions))].sort(compare);
  const older = known.findLast((name) => compare(name, version) <= 0);
  const newer = known.find((name) => compare(name, version) >= 0);
  const wanted = side === 'before' ? (older ?? newer) : newer;
  return own.find(({versions}) => wanted !== undefined && versions.includes(wanted));
}

/** Old and new code of a change, each with the version that it compiles against; no old code without new code. */
export function pickPair<Sample extends Sided>(
  samples: readonly Sample[],
  {id, from, to}: {readonly id: string; readonly from: string; readonly to: string},
) {
  const pair = (['before', 'after'] as const).flatMap((side) => {
    const line = lineOf(side === 'before' ? from : to);
    const sample = pickSample(samples, {id, side, version: line});
    const version = sample?.versions.includes(line) ? line : (sample?.versions.at(-1) ?? line);
    return sample ? [{sample, version, name: side === 'before' ? 'Before' : 'After'}] : [];
  });
  return pair.at(-1)?.sample.side === 'after' ? pair : [];
}
