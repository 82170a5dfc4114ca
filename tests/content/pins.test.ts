import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {subjectProblem} from '../../scripts/commits/subject.ts';
import {mayGo, readFacts} from '../../scripts/pins/mayGo.ts';
import {pins} from '../../scripts/pins/pins.ts';

type Renovate = {
  semanticCommitType: string;
  semanticCommitScope: string;
  commitMessageSuffix: string;
  rangeStrategy: string;
  packageRules: {matchPackageNames?: string[]; enabled?: boolean}[];
};

const {
  overrides,
  ...manifest
}: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'));
const renovate: Renovate = JSON.parse(readFileSync('.github/renovate.json', 'utf8'));
const pinned = pins.flatMap(({packages}) => packages);

it.each(pins)('X $packages: $reason', (pin) => {
  expect(mayGo(pin, readFacts())).toBeUndefined();
});

it('X what is overridden has a reason, and what has one is used', () => {
  expect(new Set(pinned).size).toBe(pinned.length);
  const used = {...overrides, ...manifest['dependencies'], ...manifest['devDependencies']};
  expect(pinned.filter((name) => used[name] === undefined)).toEqual([]);
  expect(Object.keys(overrides ?? {}).filter((name) => !pinned.includes(name))).toEqual([]);
});

it('X Renovate writes exact versions, leaves alone what has a reason, and nothing else', () => {
  expect(renovate.rangeStrategy).toBe('pin');
  const held = renovate.packageRules
    .filter(({enabled}) => enabled === false)
    .flatMap(({matchPackageNames = []}) => matchPackageNames);
  expect(held.toSorted()).toEqual(pinned.toSorted());
});

it('X the subjects that Renovate writes pass', () => {
  const {semanticCommitType, semanticCommitScope, commitMessageSuffix} = renovate;
  const subject = `${semanticCommitType}(${semanticCommitScope}): update @apple/app-store-server-library to v10.20.30`;
  expect(subjectProblem(`${subject} ${commitMessageSuffix}`)).toBeUndefined();
});
