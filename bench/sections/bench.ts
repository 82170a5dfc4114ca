import type {Options} from '../options.ts';
import type {Measurements} from '../report/measurements.ts';
import type {SiteSetup} from '../sites/sites.ts';

/** What the sections of a run share. */
export type Bench = {
  readonly options: Options;
  readonly measurements: Measurements;
  /** Sites whose build from the real content succeeded; the others are reported. */
  readonly sites: readonly SiteSetup[];
  /** Address of the page that stands for all. */
  readonly page: string;
  readonly pageCount: number;
  /** What could not be built or measured, with the end of what it said. */
  readonly failures: {readonly what: string; readonly lines: string}[];
  /** Tells the person who waits what is being done. */
  readonly tell: (text: string) => void;
};

/** A part of the bench: measures something and keeps the values. */
export type Section = (bench: Bench) => Promise<void>;

/** Does something for one site; when that fails it is reported, and the other sites are still measured. */
export async function attempt(
  {failures, tell}: Pick<Bench, 'failures' | 'tell'>,
  what: string,
  work: () => void | Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const lines = error instanceof Error ? error.message : String(error);
    failures.push({what, lines});
    tell(`FAILED: ${what}\n${lines}`);
  }
}
