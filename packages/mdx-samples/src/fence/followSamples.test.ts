import {describe, expect, it} from 'vitest';
import {followSamples, type HiddenCode} from './followSamples.ts';

type Fence = {readonly meta?: string; readonly lang?: string; readonly byMark?: true};

/** Reads one fence after the other on a page of 2.8 and returns what is hidden of the last one. */
function lastOf(...fences: readonly (readonly [code: string, fence?: Fence])[]): HiddenCode {
  const hiddenOf = followSamples('2.8');
  const results = fences.map(([value, {meta = '', lang = 'ts', byMark} = {}]) =>
    hiddenOf({type: 'code', lang, meta, value, ...(byMark && {data: {byMark}})}),
  );
  return results.at(-1) ?? {lines: [], imports: ''};
}

const FIRST = "import {a, b} from 'm';\n// ---cut---\nconst one = a();";

describe('followSamples', () => {
  it('hides nothing of a complete block', () => {
    expect(lastOf(['a();'])).toEqual({lines: [], imports: ''});
  });

  it('hides the prelude, set apart from what is shown', () => {
    expect(lastOf([FIRST])).toEqual({
      lines: ["import {a, b} from 'm';", ''],
      imports: "import {a} from 'm';",
    });
  });

  it('hides what a block continues, the shown lines included', () => {
    const next = [
      "import {c} from 'm';\n// ---cut---\nb(one, c);",
      {meta: 'continues', lang: 'tsx'},
    ] as const;
    expect(lastOf([FIRST], next)).toEqual({
      lines: ["import {a, b} from 'm';", '', 'const one = a();', '', "import {c} from 'm';", ''],
      imports: "import {b, c} from 'm';",
    });
    const third = lastOf([FIRST], next, ['a(one);', {meta: 'continues'}]);
    expect(third.lines.slice(-3)).toEqual(['', 'b(one, c);', '']);
    expect(third.imports).toBe("import {a} from 'm';");
  });

  it('continues the block of the same version that an author wrote', () => {
    expect(
      lastOf(
        ['const mine = 1;'],
        ['const old = 2;', {meta: 'version="2.7"'}],
        ['npm ci', {lang: 'bash'}],
        ['declare function a(): void;', {byMark: true}],
        ['use(mine);', {meta: 'continues'}],
      ).lines,
    ).toEqual(['const mine = 1;', '']);
  });

  it('leaves out the lines that a change takes away', () => {
    expect(
      lastOf(['old();\nnow();', {meta: 'del={1} ins={2}'}], ['next();', {meta: 'continues'}]).lines,
    ).toEqual(['now();', '']);
  });

  it('hides the prelude of code that is not compiled', () => {
    expect(lastOf(['val a = 1\n// ---cut---\nb(a)', {lang: 'kotlin'}])).toEqual({
      lines: ['val a = 1'],
      imports: '',
    });
  });
});
