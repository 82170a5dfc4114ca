import {isSteady} from '../report/measurements.ts';
import {siteNames, templateNames} from '../sites/sites.ts';
import type {Bench} from './bench.ts';

/** A median that is not steady may take this many times the requested runs. */
const PATIENCE = 3;

/**
 * Runs a measurement as often as asked for, and then until the medians that decide are steady on every site, so that a
 * lead is not an accident of the day.
 */
export async function repeatUntilSteady(
  {options, measurements, tell}: Pick<Bench, 'options' | 'measurements' | 'tell'>,
  what: string,
  measures: readonly string[],
  measureOnce: () => Promise<void>,
): Promise<void> {
  const areSteady = (): boolean =>
    measures.every((measure) =>
      [...siteNames, ...templateNames].every((site) => {
        const series = measurements.series(measure, site);
        return series.length === 0 || isSteady(series);
      }),
    );
  for (let run = 1; run <= options.runs * PATIENCE; run += 1) {
    if (run > options.runs && areSteady()) return;
    tell(
      run <= options.runs
        ? `${what}: run ${run} of ${options.runs}`
        : `${what}: run ${run}, until the median is steady`,
    );
    await measureOnce();
  }
}
