import {expect, it} from 'vitest';
import {loadSurface} from '../../../src/library/surface/loadSurface.ts';
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
    expect(told(from)).toContain(`renamed in ${patch} to ${to}`);
    expect(told(from).at(-1)).not.toMatch(/^removed/);
    expect(told(to)).toContain(`since ${patch}, previously ${from}`);
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
