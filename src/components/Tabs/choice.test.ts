import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {tabKinds, tabName} from '../../site/tabKinds.ts';
import {choiceInSearch} from './choice.ts';

it('leaves addresses alone that name no tab', () => {
  for (const search of ['?q=a%20b', ''])
    expect(choiceInSearch(search, 'platform', 'android')).toBe(search);
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
