import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {releaseLines} from 'expo-iap-api-data/releaseLines';
import type {SampleFile} from 'mdx-samples/modules';

/** Folder of the samples of upgrades: a folder for each change, with a file for the old code and one for the new. */
export const UPGRADE_SAMPLES = 'packages/api-data/src/upgrade/_samples';

/** Code for one side of a change, the same in some docs versions: `before-2.6-2.7.ts`. */
export type UpgradeSample = {
  readonly id: string;
  readonly side: 'before' | 'after';
  /** The docs versions whose package it compiles against. */
  readonly versions: readonly string[];
  /** From the repository's root. */
  readonly path: string;
  readonly language: 'ts' | 'tsx';
  readonly text: string;
};

const FILE = /^(before|after)((?:-\d+\.\d+)+)\.(tsx?)$/;

/** Reads the samples of all upgrades below a folder of the repository, to releases without pages too. */
export function allUpgradeSamples(root: string): UpgradeSample[] {
  const folder = path.join(root, UPGRADE_SAMPLES);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((id) => readdirSync(path.join(folder, id)).map((name) => readSample(root, id, name)));
}

/** Reads those of upgrades between documented releases, which the pages of the tools show. */
export function readUpgradeSamples(root: string): UpgradeSample[] {
  const all = allUpgradeSamples(root);
  const documented = new Set(releaseLines.map(({version}) => version));
  const leadsThere = ({side, versions}: UpgradeSample): boolean =>
    side === 'after' && versions.some((version) => documented.has(version));
  const shown = new Set(all.filter(leadsThere).map(({id}) => id));
  return all.filter(({id}) => shown.has(id));
}

function readSample(root: string, id: string, name: string): UpgradeSample {
  const file = path.posix.join(UPGRADE_SAMPLES, id, name);
  const [, side, versions, language] = FILE.exec(name) ?? [];
  if (versions === undefined)
    throw new Error(`${file}: name it like before-2.6-2.7.ts, after the versions that it is for.`);
  return {
    id,
    side: side === 'before' ? 'before' : 'after',
    versions: versions.slice(1).split('-'),
    path: file,
    language: language === 'tsx' ? 'tsx' : 'ts',
    text: readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n'),
  };
}

/** The samples as files that the compiler reads, one for each version that a sample is for. */
export function compiledUpgradeSamples(samples: readonly UpgradeSample[]): SampleFile[] {
  return samples.flatMap(({path: file, text, versions}) =>
    versions.map((version) => ({path: file, version, text})),
  );
}
