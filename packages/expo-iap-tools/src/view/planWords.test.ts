import {requirements} from 'expo-iap-api-data/upgrade/requirements';
import {describe, expect, it} from 'vitest';
import {planUpgrade} from '../plan/planUpgrade.ts';
import {upgradeFacts} from '../plan/upgradeFacts.ts';
import {
  breakWords,
  installWords,
  laterNote,
  patchWords,
  rangeNote,
  removalWords,
} from './planWords.ts';

const plan = (from: string, to: string) => planUpgrade(from, to, upgradeFacts);

describe('what no source dates', () => {
  const {mustChange} = plan('2.6.3', '2.8.8');
  const hook = mustChange.find(({effects}) => effects.some(({id}) => id === 'hook-request-typed'));

  it('is never shown as one patch', () => {
    const effect = hook?.effects.find(({id}) => id === 'hook-request-typed');
    expect(patchWords([effect?.patch ?? ''], hook?.openDates)).toBe('after 2.6.3, by 2.7.5');
  });

  it('stays apart from the next range', () => {
    const open = (after: string, upTo: string) => ({
      ...{patch: upTo, isNamed: false, isInside: true, range: {after, upTo}},
    });
    const dates = [open('2.8.8', '2.9.7'), open('2.9.7', '3.4.13')];
    expect(patchWords(['2.9.7', '3.4.13'], dates)).toBe(
      'after 2.8.8, by 2.9.7; after 2.9.7, by 3.4.13',
    );
  });
});

describe('rangeNote', () => {
  it('does not doubt what lies between the two patches as a whole', () => {
    expect(rangeNote(plan('2.6.3', '2.8.8'))).toMatch(/“after 2\.6\.3, by 2\.7\.5”/);
    // No patch is named before this range.
    expect(rangeNote(plan('2.6.3', '2.8.8'))).not.toMatch(/Such a change|git history/);
    expect(rangeNote(plan('2.7.8', '2.8.8'))).toMatch(/git history/);
  });

  it('names the end of the upgrade at which a change is uncertain', () => {
    expect(rangeNote(plan('2.7.8', '2.8.8'))).toMatch(/Such a change can already be in 2\.7\.8\.$/);
    expect(rangeNote(plan('2.7.5', '2.7.12'))).toMatch(
      /Such a change isn’t certain to be in 2\.7\.12\.$/,
    );
  });

  it('says nothing where all dates are certain', () => {
    expect(rangeNote(plan('2.8.7', '2.8.8'))).toBeUndefined();
  });
});

it('says of a release without pages where its documentation is, and not that it was the one to remove a name', () => {
  expect(laterNote({to: '5.8.1'})).toMatch(/no reference of 5\.8\.1.*openiap\.dev\/docs\.$/);
  expect(laterNote({to: '2.8.8'})).toBeUndefined();
  expect(removalWords({removedIn: '3.4.13'})).toBe('is gone in 3.4.13');
});

describe('installWords', () => {
  const steps = installWords('2.8.8');
  const clean = steps.findIndex((words) => words.includes('prebuild --clean'));

  it('makes native projects once, after what they are made with is set', () => {
    expect(steps[0]).toMatch(/^Set each requirement that the table below marks as new/);
    expect(clean).toBeGreaterThan(0);
    const pod = requirements.find(({id}) => id === 'pod-15');
    expect(pod?.todo).toMatch(/before the prebuild/);
  });

  it('says what the command deletes', () => {
    expect(steps[clean]).toMatch(/deletes `ios` and `android`, so if you edited them by hand/);
  });

  it('calls nothing new that the older release needs too', () => {
    const isNew = (from: string, to: string) =>
      plan(from, to).install.flatMap(({requirement: {id}, state}) => (state === 'new' ? id : []));
    expect(isNew('2.6.3', '2.7.5')).toEqual(['billing-8', 'kotlin-2', 'pod-15']);
    expect(isNew('2.8.7', '2.8.8')).toEqual([]);
  });
});

describe('breakWords', () => {
  const words = (from: string, to: string) => plan(from, to).broken.map(breakWords);

  it('sends iOS apps past a release that doesn’t compile there', () => {
    const says = expect.stringMatching(/^On iOS, 2\.6\.2 doesn’t compile: .*\.$/);
    expect(words('2.6.1', '2.6.2')).toEqual([{says, todo: 'Install 2.6.3 instead.'}]);
  });

  it('says it of the release that the upgrade leaves too, and of no other', () => {
    for (const from of ['2.6.0', '2.6.2'])
      expect(words(from, '2.8.8')).toEqual([
        {says: expect.stringMatching(new RegExp(`^On iOS, ${from} doesn’t compile`))},
      ]);
    expect(words('2.6.0', '2.6.2')).toHaveLength(2);
    expect(words('2.6.1', '2.6.3')).toEqual([]);
  });
});
