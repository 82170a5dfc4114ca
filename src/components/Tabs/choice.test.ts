import {readFileSync} from 'node:fs';
import {describe, expect, it, vi} from 'vitest';
import {tabKinds, tabName} from '../../site/tabKinds.ts';
import {choiceInSearch, readChoice, rememberChoice} from './choice.ts';

const stored = (value: string | null) => ({getItem: () => value});
const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('readChoice', () => {
  it('takes the address before the storage', () => {
    const sources = {search: '?platform=android', storage: stored('ios')};
    expect(readChoice('platform', sources)).toBe('android');
  });

  it('takes what was stored under the key of its kind', () => {
    const getItem = vi.fn(() => 'pnpm');
    expect(readChoice('manager', {search: '?platform=ios', storage: {getItem}})).toBe('pnpm');
    expect(getItem).toHaveBeenCalledWith('expo-iap-docs:tab:manager');
  });

  it('has no choice when nothing is stored or nothing may be read', () => {
    expect(readChoice('platform', {search: '', storage: stored(null)})).toBeUndefined();
    expect(readChoice('platform', {search: '', storage: null})).toBeUndefined();
    expect(readChoice('platform', {search: '', storage: {getItem: forbidden}})).toBeUndefined();
  });
});

describe('rememberChoice', () => {
  it('writes under the key of its kind', () => {
    const setItem = vi.fn();
    rememberChoice('platform', 'ios', {setItem});
    expect(setItem).toHaveBeenCalledWith('expo-iap-docs:tab:platform', 'ios');
  });

  it('gets over a storage that refuses', () => {
    expect(() => rememberChoice('platform', 'ios', {setItem: forbidden})).not.toThrow();
  });
});

describe('choiceInSearch', () => {
  it('updates a tab that the address names and keeps the rest', () => {
    expect(choiceInSearch('?q=a&platform=ios', 'platform', 'android')).toBe(
      '?q=a&platform=android',
    );
  });

  it('leaves other addresses alone', () => {
    expect(choiceInSearch('?q=a%20b', 'platform', 'android')).toBe('?q=a%20b');
    expect(choiceInSearch('', 'platform', 'android')).toBe('');
  });
});

describe('tabKinds', () => {
  it('has a rule in the sheet for every tab, which is what shows its panel', () => {
    const css = readFileSync(`${import.meta.dirname}/styles.module.css`, 'utf8');
    const ids = Object.values(tabKinds).flatMap(({tabs}) => Object.keys(tabs));
    const rule = (id: string) => `.choice[value='${id}']:checked ~ .panel[data-of='${id}']`;
    expect(ids.filter((id) => !css.includes(rule(id)))).toEqual([]);
  });

  it('says which kinds and tabs there are', () => {
    expect(() => tabName('system', 'ios')).toThrow('Write one of: platform, manager.');
    expect(() => tabName('platform', 'web')).toThrow('Write one of: ios, android.');
  });
});
