import {expect, it} from 'vitest';
import {dateWords} from './dateWords.ts';

it('names the patch of a date that packages or the changelog prove', () => {
  expect(dateWords('2.8.1', undefined)).toBe('2.8.1');
});

it('names every patch that the compared releases leave open, and not the one of the git history', () => {
  expect(dateWords('2.8.2', {after: '2.8.0', upTo: '2.8.7'})).toBe('2.8.1–2.8.7');
  expect(dateWords('2.7.11', {after: '2.7.5', upTo: '2.8.0'})).toBe('2.7.6–2.8.0');
  expect(dateWords('2.6.1', {upTo: '2.6.3'})).toBe('2.6.3 or earlier');
});

it('names one patch where no other is left', () => {
  expect(dateWords('2.8.8', {after: '2.8.7', upTo: '2.8.8'})).toBe('2.8.8');
});
