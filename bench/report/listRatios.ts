import {siteNames} from '../sites/sites.ts';
import type {RatioGroup} from './drawRatios.ts';
import type {Measurements} from './measurements.ts';
import {median} from './measurements.ts';
import {siteLabels} from './renderResults.ts';

const SHOWN = [
  ['view.lcp', 'Largest paint'],
  ['view.blocking', 'Blocking time'],
  ['view.bytes', 'Bytes of a visit'],
  ['view.requests', 'Requests of a visit'],
  ['navigation.click', 'Click to the next page'],
  ['build.cold', 'Cold build'],
  ['build.warm', 'Warm build after an edit'],
] as const;

/** Returns our medians relative to those of each peer, for the measures that the chart shows. */
export function listRatios(measurements: Measurements): RatioGroup[] {
  return SHOWN.flatMap(([measure, title]) => {
    const ours = median(measurements.series(measure, 'ours'));
    const bars = siteNames.flatMap((site) => {
      const theirs = median(measurements.series(measure, site));
      if (site === 'ours' || ours === undefined || !theirs) return [];
      return [{label: siteLabels[site], ratio: ours / theirs}];
    });
    return bars.length === 0 ? [] : [{title, bars}];
  });
}
