import type {Measurements} from '../report/measurements.ts';
import type {Built} from '../sites/siteBuilder.ts';
import type {SiteName} from '../sites/siteTypes.ts';

/** Keeps time and memory of a build; memory is missing where the system does not tell it. */
export function keepBuild(
  measurements: Measurements,
  measure: string,
  site: SiteName,
  {seconds, peakBytes}: Built,
): void {
  measurements.add(measure, site, seconds);
  if (peakBytes > 0) measurements.add(`${measure}.memory`, site, peakBytes);
}
