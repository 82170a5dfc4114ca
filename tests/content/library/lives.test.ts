import {isDeepStrictEqual} from 'node:util';
import {expect, it} from 'vitest';
import {loadSurface} from '../../../src/library/surface/loadSurface.ts';
import {flatMembers} from '../../../src/library/surface/surface.ts';
import {comparePatchNumbers} from '../../../src/library/history/patchNumbers.ts';
import {docsVersions} from '../../../src/site/versions.ts';
import {describeLife} from '../../../src/upgrade/lives/describeLife.ts';
import {nameLives} from '../../../src/upgrade/lives/nameLives.ts';
import {upgradeFacts} from '../../../src/upgrade/plan/upgradeFacts.ts';

const {history, typeRenames} = upgradeFacts;
const lives = nameLives(
  docsVersions.map(({version}) => loadSurface(version)),
  upgradeFacts,
);
const told = (name: string): readonly string[] => {
  const life = lives.find((one) => one.name === name);
  return (life ? describeLife(life) : []).map((pieces) =>
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

it.each(renames.filter(({to}) => to !== undefined))(
  'the life of $from says that it is $to since $patch, and the life of $to the same',
  ({patch, from = '', to = ''}) => {
    expect(toldWithoutRanges(from)).toContain(`renamed in ${patch} to ${to}`);
    expect(told(from).at(-1)).not.toMatch(/^removed/);
    expect(toldWithoutRanges(to)).toContain(`since ${patch}, previously ${from}`);
  },
);

it.each(typeRenames.filter(isKept))('the life of $from says to use $to', ({from, to}) => {
  expect(told(from).at(-1)).toMatch(new RegExp(`^removed in .*, use ${to}$`));
});

it('a member that went with its type to a new name is not called removed', () => {
  const names = new Set(lives.map(({name}) => name));
  const lost = lives.filter(({name, gone}) => {
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
  const lost = lives.filter(({name, gone}) => {
    const [owner, member] = name.split('.');
    // A type that can no longer be imported takes its members along.
    const isOwnerHere = lives.some((one) => one.name === owner && one.gone === undefined);
    return (
      gone !== undefined &&
      isOwnerHere &&
      newest?.symbols.some(
        (one) => one.name === owner && one.members.some((each) => each.name === member),
      )
    );
  });
  expect(lost.map(({name}) => name)).toEqual([]);
});

it('a date that no package and no changelog proves comes with the range that is proven', () => {
  const {compared} = upgradeFacts;
  const isBefore = (left: string, right: string): boolean => comparePatchNumbers(left, right) < 0;
  const bare = lives.flatMap(({name, changes}) =>
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

it('a badge goes no further than the life of its name: both have the same range', () => {
  const surfaces = docsVersions.map(({version}) => loadSurface(version));
  const dated = surfaces.flatMap(({symbols}) =>
    symbols.flatMap((symbol) => [
      {names: [symbol.name], ...symbol},
      ...flatMembers(symbol.members).map((member) => ({
        names: [symbol.name === 'UseIap' ? 'useIAP' : symbol.name, member.declaredIn ?? '']
          .filter(Boolean)
          .map((owner) => `${owner}.${member.name}`),
        ...member,
      })),
    ]),
  );
  const faults = dated.flatMap(({names, since, sinceRange, deprecated, gone}) => {
    const dates = [
      {patch: since, range: sinceRange},
      {patch: deprecated?.since, range: deprecated?.sinceRange},
      {patch: gone?.patch, range: gone?.range},
    ];
    return dates.flatMap(({patch, range}) => {
      const changes = lives
        .filter(({name}) => names.includes(name))
        .flatMap((life) => life.changes)
        .filter((entry) => entry.change !== 'changed' && entry.patch === patch);
      const agrees = changes.some((entry) => isDeepStrictEqual(entry.range, range));
      return patch === undefined || agrees ? [] : [`${names.join()} ${patch}`];
    });
  });
  expect(faults).toEqual([]);
  expect(dated.some(({sinceRange}) => sinceRange !== undefined)).toBe(true);
});
