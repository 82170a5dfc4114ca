import {siteNames} from '../sites/sites.ts';
import type {Measurements} from './measurements.ts';
import {median} from './measurements.ts';
import {siteLabels} from './renderResults.ts';

const WIDTH = 720;
const LEFT = 230;
const RIGHT = 60;
const TOP = 64;
const BAR = 14;
const GAP = 16;
/** Bars longer than this end with their number: one bad value must not flatten the others. */
const LONGEST = 2;
const round = (value: number): number => Math.round(value * 10) / 10;
const COLORS = ['#7a4fd0', '#1f7a54', '#b3541e'];

/** Draws ratios as bars on a separate sheet, so that it can be read on any page: below 1 we are better. */
export function drawRatios(groups: ReturnType<typeof listRatios>, date: string): string {
  const labels = [...new Set(groups.flatMap(({bars}) => bars.map(({label}) => label)))];
  const color = (label: string): string => COLORS[labels.indexOf(label) % COLORS.length] ?? '#000';
  const x = (ratio: number): number =>
    LEFT + (Math.min(ratio, LONGEST) / LONGEST) * (WIDTH - LEFT - RIGHT);
  let y = TOP;
  const rows = groups.map(({title, bars}) => {
    const top = y;
    y += bars.length * BAR + GAP;
    const middle = top + (bars.length * BAR) / 2 + 4;
    const drawn = bars.map(({label, ratio}, index) => {
      const at = top + index * BAR;
      const end = x(ratio);
      return `<rect x="${LEFT}" y="${at}" width="${round(end - LEFT)}" height="${BAR - 3}" fill="${color(label)}"/><text x="${round(end + 5)}" y="${at + BAR - 4}" font-size="11" stroke="#fbfbfd" stroke-width="3" paint-order="stroke">${ratio.toFixed(2)}</text>`;
    });
    return `<text x="${LEFT - 10}" y="${middle}" text-anchor="end">${title}</text>${drawn.join('')}`;
  });
  const legend = labels.map(
    (label, index) =>
      `<rect x="${LEFT + index * 150}" y="34" width="12" height="12" fill="${color(label)}"/><text x="${LEFT + index * 150 + 18}" y="45">${label}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + 8}" width="${WIDTH}" height="${y + 8}" role="img" aria-labelledby="title" font-family="system-ui, sans-serif" font-size="13" fill="#1d1f24">`,
    '<title id="title">Our results relative to other generators; below 1 is better</title>',
    `<rect width="${WIDTH}" height="${y + 8}" rx="8" fill="#fbfbfd" stroke="#c9ccd4"/>`,
    `<text x="16" y="24" font-weight="bold">Our results relative to other generators; left of the line is better (${date})</text>`,
    ...legend,
    `<line x1="${x(1)}" x2="${x(1)}" y1="${TOP - 8}" y2="${y - GAP + 6}" stroke="#1d1f24" stroke-dasharray="3 3"/>`,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}

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
export function listRatios(
  measurements: Measurements,
): {title: string; bars: {label: string; ratio: number}[]}[] {
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
