import {expect, it} from 'vitest';
import {docsVersions} from '../../site/versions.ts';
import {writtenFor} from './writtenFor.ts';

it.each(docsVersions)('D6 knows the release that $label is written for', ({label, patch}) => {
  expect(writtenFor(label)).toBe(patch);
});

it('says nothing about a version that the table does not know', () => {
  expect(writtenFor('1.0')).toBeUndefined();
});
