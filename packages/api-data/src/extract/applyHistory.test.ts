import {describe, expect, it} from 'vitest';
import type {HistoryChange} from '../history/changes.ts';
import {datesOf} from './applyHistory.ts';

const entry = (patch: string, rest: Omit<HistoryChange, 'patch' | 'evidence'>): HistoryChange => ({
  patch,
  evidence: 'packages',
  ...rest,
});

describe('datesOf', () => {
  it('says since when a name exists only when its line began without it', () => {
    const history = [
      entry('2.7.1', {change: 'added', name: 'load'}),
      entry('2.8.0', {change: 'added', name: 'first'}),
      entry('2.8.7', {change: 'added', name: 'fetch'}),
    ];
    expect(datesOf(['fetch'], '2.8.8', history)).toEqual({since: '2.8.7'});
    expect(datesOf(['first'], '2.8.8', history)).toEqual({});
    expect(datesOf(['load'], '2.8.8', history)).toEqual({});
    expect(datesOf(['load'], '2.7.5', history)).toEqual({since: '2.7.1'});
    expect(datesOf(['fetch'], '2.8.0', history)).toEqual({});
  });

  it('keeps the former name of a renamed one', () => {
    const history = [entry('2.8.1', {change: 'renamed', from: 'Old.fieldIOS', name: 'Old.field'})];
    expect(datesOf(['Old.field'], '2.8.8', history)).toEqual({
      since: '2.8.1',
      renamedFrom: 'fieldIOS',
    });
    expect(datesOf(['Old.fieldIOS'], '2.8.0', history)).toEqual({
      gone: {patch: '2.8.1', replacement: 'Old.field'},
    });
  });

  it('takes the newest advice and the oldest warning', () => {
    const history = [
      entry('2.7.1', {change: 'deprecated', name: 'get', replacement: 'a', removedIn: '3.0.0'}),
      entry('2.8.7', {change: 'deprecated', name: 'get', replacement: 'b', removedIn: '3.0.0'}),
    ];
    expect(datesOf(['get'], '2.7.5', history).deprecated).toEqual({
      since: '2.7.1',
      replacement: 'a',
      removedIn: '3.0.0',
    });
    expect(datesOf(['get'], '2.8.8', history).deprecated).toEqual({
      since: '2.7.1',
      replacement: 'b',
      removedIn: '3.0.0',
    });
  });

  it('names the release that really removed a name, not the announced one', () => {
    const history = [
      entry('2.5', {change: 'deprecated', name: 'old', removedIn: '3.0.0'}),
      entry('2.8.0', {change: 'removed', name: 'old'}),
    ];
    expect(datesOf(['old'], '2.7.5', history)).toEqual({deprecated: {removedIn: '2.8.0'}});
  });

  it('forgets the deprecation of a name that came back', () => {
    const history = [
      entry('2.8.0', {change: 'deprecated', name: 'Props', replacement: 'New'}),
      entry('2.8.1', {change: 'renamed', from: 'New', name: 'Props'}),
    ];
    expect(datesOf(['Props'], '2.8.8', history)).toEqual({});
  });
});
