import {readdirSync} from 'node:fs';
import type {Role} from './role.ts';
import type {Sample} from './samples.ts';

/** Says which role a sample of a page plays. */
export type Part = {
  /** Page without version and ending, such as `guides/purchases`. */
  readonly page: string;
  readonly sample: string;
  readonly role: Role;
  /** Docs versions that have the sample; all without it. */
  readonly docs?: readonly string[];
};

/** The parts of a page: each sample by its name, with its role. */
export function partsOf(
  page: string,
  roles: Readonly<Record<string, Role>>,
  docs?: readonly string[],
): readonly Part[] {
  return Object.entries(roles).map(([sample, role]) => ({page, sample, role, ...(docs && {docs})}));
}

/** Whether a part, or anything else that names a sample, means this one. */
export function isFor(
  {page, sample, docs}: Pick<Part, 'page' | 'sample' | 'docs'>,
  one: Sample,
): boolean {
  return page === one.page && sample === one.name && (docs?.includes(one.docs) ?? true);
}

/** Reads the files in `parts/`; each exports a list named `parts`. */
export async function loadParts(): Promise<readonly Part[]> {
  const files = readdirSync(`${import.meta.dirname}/parts`).toSorted();
  const modules = await Promise.all(
    files.map(
      (file): Promise<{parts: readonly Part[]}> => import(/* @vite-ignore */ `./parts/${file}`),
    ),
  );
  return modules.flatMap(({parts}) => parts);
}
