import type {SiteName} from '../sites/siteTypes.ts';
import type {Bench} from './bench.ts';

/** Measures something on one site; when that fails it is reported, and the other sites are still measured. */
export async function attempt(
  {failures, tell}: Pick<Bench, 'failures' | 'tell'>,
  site: SiteName,
  what: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const lines = error instanceof Error ? error.message : String(error);
    failures.push({site, what: `${what} of ${site}`, lines});
    tell(`FAILED: ${what} of ${site}\n${lines}`);
  }
}
