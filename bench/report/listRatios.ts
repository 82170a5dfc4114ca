import {siteNames} from '../sites/sites.ts';
import type {RatioGroup} from './drawRatios.ts';
import type {Measurements} from './measurements.ts';
import {median, ratio} from './measurements.ts';
import {siteLabels} from './tables.ts';

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
      const value = ratio(ours, median(measurements.series(measure, site)));
      return site === 'ours' || value === undefined
        ? []
        : [{label: siteLabels[site], ratio: value}];
    });
    return bars.length === 0 ? [] : [{title, bars}];
  });
}
