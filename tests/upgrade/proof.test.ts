import type {Finding} from 'expo-iap-tools/scan/findings';
import {afterAll, describe, expect, it} from 'vitest';
import {libraryErrors} from './compiled.ts';
import {programsOf, samplesOf} from './programs.ts';
import {correct, lineBefore, madeByCorrections, scan} from './scanned.ts';

const pairs = [
  ['2.6', '2.7'],
  ['2.6', '2.8'],
  ['2.7', '2.8'],
] as const;

const report: string[] = [];
afterAll(() => console.info(report.join('\n')));

const placeOf = ({file, line}: Finding): string => `${file}:${line}`;
const percent = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;

describe.each(pairs)('code of %s moved to %s', async (from, to) => {
  const modules = [...(await samplesOf(from)), ...programsOf(from)];
  const {findings, mistakes, notices} = scan(modules, from, to);
  const errors = libraryErrors(modules, from, to);
  const errorLines = new Set(errors.map(({fileName, line}) => `${fileName}:${line + 1}`));
  const refused = findings.filter(({kind}) => kind === 'does-not-compile');

  it('reads every file', () => {
    expect(mistakes).toEqual([]);
    expect(notices).toEqual([]);
    report.push(`${from} to ${to}: ${modules.length} files`);
  });

  it('finds every error of the compiler that comes from the library, at its line', () => {
    const found = new Set(findings.map(placeOf));
    const missed = errors
      .filter(({fileName, line}) => !found.has(`${fileName}:${line + 1}`))
      .map(({fileName, line, message}) => `${fileName}:${line + 1} ${message}`);
    report.push(
      `${from} to ${to}: ${errorLines.size} lines with compile errors, recall ${percent(
        [...errorLines].filter((line) => found.has(line)).length,
        errorLines.size,
      )}`,
    );
    expect(missed).toEqual([]);
    expect(errorLines.size).toBeGreaterThan(5);
  });

  it('claims hardly anything that the compiler does not refuse', () => {
    // What one mistake hides shows once it is corrected.
    const first = findings.filter(({hidden, edits}) => !hidden && edits);
    const later = libraryErrors(modules, from, to, correct(modules, first));
    const laterLines = new Set(
      later.map(
        ({fileName, line}) => `${fileName}:${lineBefore(modules, first, fileName, line + 1)}`,
      ),
    );
    const isReal = (finding: Finding): boolean =>
      (finding.hidden ? laterLines : errorLines).has(placeOf(finding));
    const wrong = refused.filter((finding) => !isReal(finding));
    report.push(
      `${from} to ${to}: ${refused.length} findings that do not compile, precision ${percent(
        refused.length - wrong.length,
        refused.length,
      )}`,
    );
    expect(wrong.map((finding) => `${placeOf(finding)} ${finding.message}`)).toEqual([]);
  });

  it('proposes corrections that compile', () => {
    const corrected = findings.filter(({edits}) => edits);
    const left = libraryErrors(modules, from, to, correct(modules, corrected));
    const open = new Set(findings.filter(({edits}) => !edits).map(placeOf));
    const broken = left
      // A parameter that only the removed part used is not a mistake of the correction.
      .filter(({code}) => code !== 'TS6133')
      .map(({fileName, line, message}) => {
        const before = lineBefore(modules, corrected, fileName, line + 1);
        return {place: `${fileName}:${before}`, message};
      })
      .filter(({place}) => !open.has(place));
    report.push(
      `${from} to ${to}: ${corrected.length} corrections, ${broken.length} of them do not compile`,
    );
    expect(broken).toEqual([]);
    expect(madeByCorrections(modules, findings, from, to)).toEqual([]);
  });
});
