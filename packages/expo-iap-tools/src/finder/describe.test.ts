import {describe, expect, it} from 'vitest';
import {
  describeCount,
  describeCut,
  describeHint,
  describeReason,
  describeSome,
} from './describe.ts';
import {LONGEST} from './longest.ts';

const match = {code: 'E_UNKNOWN', reasons: []};

describe('why a code is an answer', () => {
  it('names the platform with the number and name of its store', () => {
    expect(
      describeReason({kind: 'store', store: 'Play', number: 7, name: 'ITEM_ALREADY_OWNED'}),
    ).toBe('On Android, Play’s 7 is ITEM_ALREADY_OWNED.');
    expect(
      describeReason({kind: 'store', store: 'StoreKit', number: 0, name: 'SKErrorUnknown'}),
    ).toBe('On iOS, StoreKit’s 0 is SKErrorUnknown.');
    expect(describeReason({kind: 'rest', store: 'Play', written: '11'})).toContain('On Android');
    expect(describeReason({kind: 'rest', store: 'StoreKit', written: '15'})).toContain('On iOS');
  });

  it('adds nothing to a code that is in the text', () => {
    expect(describeReason({kind: 'code'})).toBeUndefined();
  });
});

describe('how much was found', () => {
  it('counts entries', () => {
    expect(describeCount({matches: [match], hints: []}, '')).toBe('Found 1 entry.');
    expect(describeCount({matches: [match, match], hints: []}, '')).toBe('Found 2 entries.');
  });

  it('admits that nothing is known, unless a hint explains more', () => {
    expect(describeCount({matches: [], hints: []}, 'the table')).toMatch(
      /^No match .* the table\.$/,
    );
    expect(describeCount({matches: [], hints: [{kind: 'noCode'}]}, '')).toBe('No entries found.');
  });

  it('says that a number has several meanings', () => {
    expect(describeHint({kind: 'ambiguous', number: 7})).toContain(
      'What 7 means depends on where it comes from',
    );
  });
});

describe('long texts', () => {
  it('says what was read of a text that was cut', () => {
    expect(describeCut('a'.repeat(LONGEST - 1))).toBe('');
    expect(describeCut('a'.repeat(LONGEST))).toContain(
      'Only the first 20,000 characters were read.',
    );
  });

  it('does not say thousands of times the same', () => {
    expect(describeSome(['One.', 'Two.'])).toBe('One. Two.');
    expect(describeSome(Array.from({length: 3000}, () => 'So.'))).toBe(
      'So. So. So. So. So. And 2995 more like these.',
    );
  });
});
