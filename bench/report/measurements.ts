import type {SiteName} from '../sites/siteTypes.ts';

/** Values of one measure on one site, one for each run. */
export type Series = readonly number[];

/** Collects values as they are measured. */
export class Measurements {
  readonly #values = new Map<string, number[]>();

  /** Keeps a value of a measure on a site. */
  add(measure: string, site: SiteName, value: number): void {
    const key = `${measure} ${site}`;
    const values = this.#values.get(key) ?? [];
    this.#values.set(key, [...values, value]);
  }

  /** Returns the values of a measure on a site, in the order in which they were measured. */
  series(measure: string, site: SiteName): Series {
    return this.#values.get(`${measure} ${site}`) ?? [];
  }
}
