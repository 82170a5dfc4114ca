import type {Options} from '../options.ts';
import type {Measurements} from '../report/measurements.ts';
import type {Built, Failure} from '../sites/siteBuilder.ts';
import type {SiteSetup, SubjectName} from '../sites/sites.ts';

/** A site that was built from the real content. */
export type BuiltSite = {readonly setup: SiteSetup; readonly folder: string};

/** What the sections of a run share. */
export type Bench = {
  readonly options: Options;
  readonly measurements: Measurements;
  /** Sites whose build succeeded; the others are reported. */
  readonly sites: readonly BuiltSite[];
  /** Address of the page that stands for all. */
  readonly page: string;
  readonly pageCount: number;
  /** Builds a site, without caches unless a page is edited, and keeps a failure for the report. */
  readonly build: (setup: SiteSetup, edited?: string) => Promise<Built | undefined>;
  readonly failures: Failure[];
  /** Tells the person who waits what is being done. */
  readonly tell: (text: string) => void;
};

/** A part of the bench: measures something and keeps the values. */
export type Section = (bench: Bench) => Promise<void>;

/** Measures something on one site; when that fails it is reported, and the other sites are still measured. */
export async function attempt(
  {failures, tell}: Pick<Bench, 'failures' | 'tell'>,
  site: SubjectName,
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
