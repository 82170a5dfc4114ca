import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {marks} from './registry.ts';

describe('the registry', () => {
  it('has only components that the theme shows', () => {
    const theme = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');
    for (const {name} of marks.filter(({isComponent}) => isComponent))
      expect(theme).toMatch(new RegExp(`^  ${name},$`, 'm'));
  });

  it('is what CONTRIBUTING.md lists, a row for each mark', () => {
    const guide = readFileSync('CONTRIBUTING.md', 'utf8').replaceAll(/ +\|/g, ' |');
    const rows = marks.map(({example, becomes}) => `| \`${example}\` | ${becomes} |`);
    const missing = rows.filter((row) => !guide.includes(row));
    expect(missing, 'Paste these rows into the table below "Use marks"').toEqual([]);
    expect(guide.match(/^\| `</gm)).toHaveLength(marks.length);
  });
});
