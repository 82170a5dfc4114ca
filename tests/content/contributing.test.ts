import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {marks} from '../../src/marks/registry.ts';

/** Without the rows of tables, which grow with the marks. */
const MOST_LINES = 140;
const MOST_WORDS = 12;

/** The rows of the table below a heading, each as the texts of its cells. */
function tableUnder(file: string, heading: string): string[][] {
  const [, after = ''] = readFileSync(file, 'utf8').split(`\n## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

describe('guides for contributors', () => {
  it('list every mark of the registry, with what it becomes', () => {
    const rows = tableUnder('CONTRIBUTING.md', 'Use marks');
    expect(rows).toEqual(marks.map(({example, becomes}) => [`\`${example}\``, becomes]));
  });

  it('give an author one short page', () => {
    const lines = readFileSync('CONTRIBUTING.md', 'utf8').trimEnd().split('\n');
    expect(
      lines.filter((line) => !line.startsWith('|')).length,
      `CONTRIBUTING.md may have ${MOST_LINES} lines beside its tables: shorten it, or move text to MAINTAINING.md`,
    ).toBeLessThanOrEqual(MOST_LINES);
  });

  it('explain the words of the house, and no more than anybody can remember', () => {
    const words = tableUnder('ARCHITECTURE.md', 'Glossary').map(([word]) => word);
    expect(words.length).toBeGreaterThan(0);
    expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
    expect(new Set(words).size).toBe(words.length);
  });
});
