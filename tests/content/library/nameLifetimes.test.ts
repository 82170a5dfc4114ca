import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {packageFolder} from 'expo-iap-api-data/packages';
import {isTypeRecord} from 'expo-iap-api-data/releaseLines';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {describeLifetime} from 'expo-iap-upgrade/lifetimes/describeLifetime';
import {nameLifetimes} from 'expo-iap-upgrade/lifetimes/nameLifetimes';
import {upgradeFacts} from 'expo-iap-upgrade/plan/upgradeFacts';
import {expect, it} from 'vitest';
import {docsVersions} from '../../../src/site/versions.ts';

const {history, typeRenames} = upgradeFacts;
const lifetimes = nameLifetimes(
  docsVersions.map(({version}) => loadSurface(version)),
  upgradeFacts,
);
const told = (name: string): readonly string[] => {
  const life = lifetimes.find((one) => one.name === name);
  return (life ? describeLifetime(life) : []).map((pieces) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : piece.code)).join(''),
  );
};
const toldWithoutRanges = (name: string): readonly string[] =>
  told(name).map((words) => words.replace(/ \((?:after [\d.]+, )?up to [\d.]+\)/, ''));
/** The old name is exported in the patch that has the new one, and goes later. */
const isKept = ({
  patch,
  from,
}: {
  readonly patch: string;
  readonly from?: string | undefined;
}): boolean =>
  history.some(
    ({change, name, patch: when}) => change === 'added' && name === from && when === patch,
  );
const renames = [
  ...history
    .filter(({change}) => change === 'renamed')
    .map(({patch, from, name}) => ({patch, from, to: name})),
  ...typeRenames.filter((rename) => !isKept(rename)),
];

function declarationsOf(folder: string): string {
  return readdirSync(join(folder, 'build'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => readFileSync(join(folder, 'build', file), 'utf8'))
    .join('\n');
}

it.each(renames.filter(({from, to}) => from !== undefined && to !== undefined))(
  'the life of $from says that it is $to since $patch, and the life of $to the same',
  ({patch, from = '', to = ''}) => {
    expect(toldWithoutRanges(from)).toContain(`renamed in ${patch} to ${to}`);
    expect(told(from).at(-1)).not.toMatch(/^removed/);
    expect(toldWithoutRanges(to)).toContain(`since ${patch}, previously ${from}`);
  },
);

it.each(typeRenames.filter(isKept))('the life of $from says to use $to', ({from = '', to = ''}) => {
  expect(told(from).at(-1)).toMatch(
    new RegExp(`^(?:removed in|no longer exported since) .*, use ${to}$`),
  );
});

it('a member that went with its type to a new name is not called removed', () => {
  const names = new Set(lifetimes.map(({name}) => name));
  const lost = lifetimes.filter(({name, gone}) => {
    const [owner = '', member] = name.split('.');
    const to = renames.find(({from}) => from === owner)?.to;
    const isThere = member !== undefined && to !== undefined && names.has(`${to}.${member}`);
    return gone && isThere && !told(name).some((words) => words.startsWith('renamed in'));
  });
  expect(lost.map(({name}) => name)).toEqual([]);
});

it('a name that the newest package has, also through an alias or a union, is not called removed', () => {
  const [newest] = docsVersions
    .map(({version}) => loadSurface(version))
    .toSorted((left, right) => comparePatchNumbers(right.patch, left.patch));
  const lost = lifetimes.filter(({name, gone}) => {
    const [owner, member] = name.split('.');
    return (
      gone !== undefined &&
      newest?.symbols.some(
        (one) => one.name === owner && one.members.some((each) => each.name === member),
      )
    );
  });
  expect(lost.map(({name}) => name)).toEqual([]);
});

it('a type that the newest package declares and no longer exports is not called removed', () => {
  const hidden = lifetimes.filter(({isHidden}) => isHidden);
  expect(hidden.map(({name}) => name)).toEqual(
    expect.arrayContaining(['ProductPurchaseAndroid', 'ProductPurchaseIOS']),
  );
  for (const {name} of hidden)
    expect(told(name).at(-1), name).toMatch(/^no longer exported since .*, use \w+$/);
});

it('a range is as narrow as the installed packages show', () => {
  const installed = docsVersions
    .flatMap(({patch, package: name, olderPatches}) => [{patch, package: name}, ...olderPatches])
    .filter((patch) => !isTypeRecord(patch))
    .map(({patch, package: name}) => ({patch, types: declarationsOf(packageFolder('.', name))}));
  const wide = lifetimes.flatMap(({name, since}) => {
    if (name.includes('.') || !since || 'patch' in since) return [];
    const has = new RegExp(`\\b(?:class|const|enum|function|interface|type) ${name}\\b`);
    return installed
      .filter(({patch}) => comparePatchNumbers(since.after, patch) < 0)
      .filter(({patch}) => comparePatchNumbers(patch, since.upTo) < 0)
      .map(({patch, types}) => `${name}: ${patch} ${has.test(types) ? 'has' : 'lacks'} it`);
  });
  expect(wide).toEqual([]);
  // 2.5.4-rc.1 and 2.7.5 declare it alike.
  expect(told('FeatureTypeAndroid')).toEqual([]);
  expect(told('PurchaseAndroidState')).toEqual(['since 2.8.1 (after 2.8.0, up to 2.8.7)']);
});

it('a date that no package and no changelog proves comes with the range that is proven', () => {
  const {compared} = upgradeFacts;
  const isBefore = (left: string, right: string): boolean => comparePatchNumbers(left, right) < 0;
  const bare = lifetimes.flatMap(({name, changes}) =>
    changes
      .filter(({evidence, patch}) => evidence === 'history' && isBefore(compared[0] ?? '', patch))
      .filter(({patch, range}) => {
        const after = compared.findLast((known) => isBefore(known, patch));
        const upTo = compared.find((known) => !isBefore(known, patch));
        return range?.after !== after || range?.upTo !== upTo;
      })
      .map(({patch}) => `${name} ${patch}`),
  );
  expect(bare).toEqual([]);
  expect(told('isPlatformRequestProps').at(-1)).toBe(
    'removed in 2.7.11 (after 2.7.5, up to 2.8.0)',
  );
});
