import {describe, expect, it} from 'vitest';
import type {SampleModule, Segment} from '../modules.ts';
import {formatProblem} from '../problem.ts';
import {setting, shop} from '../testing/shop.ts';
import type {Diagnostic} from './compile.ts';
import {mapDiagnostics} from './diagnostics.ts';

const base: Segment = {
  path: 'docs/p.mdx',
  line: 10,
  indents: [2, 2, 2],
  start: 0,
  hidden: 0,
  expected: [],
};

function sample(...segments: Partial<Segment>[]): SampleModule {
  const text = 'a\nb\nc';
  return {
    fileName: 'm',
    version: '1',
    text,
    segments: segments.map((one) => ({...base, ...one})),
  };
}

function diagnostic(line: number, column: number, code: string): Diagnostic {
  return {fileName: 'm', line, column, code, message: 'Said.'};
}

function map(module: SampleModule, ...diagnostics: Diagnostic[]): string[] {
  return mapDiagnostics([module], diagnostics, {...setting, library: shop('1.2.0')}).map(
    formatProblem,
  );
}

describe('mapDiagnostics', () => {
  it('finds the place on the page', () => {
    expect(map(sample({}), diagnostic(1, 4, 'TS2339'))).toEqual([
      'docs/p.mdx:11:7 TS2339 against shop 1.2.0: Said.',
    ]);
  });

  it('puts an error in earlier code at the earlier block', () => {
    const module = sample({}, {line: 20, start: 2});
    expect(map(module, diagnostic(0, 0, 'TS2339'), diagnostic(2, 0, 'TS2304'))).toEqual([
      'docs/p.mdx:10:3 TS2339 against shop 1.2.0: Said.',
      'docs/p.mdx:20:3 TS2304 against shop 1.2.0: Said.',
    ]);
  });

  it('accepts an error that the block declares, and reports every other', () => {
    const module = sample({expected: ['TS2339']});
    expect(map(module, diagnostic(1, 0, 'TS2339'))).toEqual([]);
    expect(map(module, diagnostic(1, 0, 'TS2339'), diagnostic(2, 0, 'TS2304'))).toHaveLength(1);
  });

  it('does not accept a declared error in the hidden prelude', () => {
    const module = sample({expected: ['TS2339'], hidden: 2});
    expect(map(module, diagnostic(0, 0, 'TS2339'))).toEqual([
      'docs/p.mdx:10:3 TS2339 against shop 1.2.0: Said.',
      expect.stringContaining('docs/p.mdx:9:3 The block declares error="TS2339"'),
    ]);
  });

  it('reports each declared error that does not occur', () => {
    const module = sample({expected: ['TS2339', 'TS2345']});
    expect(map(module, diagnostic(0, 0, 'TS2345'))).toEqual([
      expect.stringContaining('The block declares error="TS2339", but shop 1.2.0 compiles it'),
    ]);
  });

  it('leaves the declared errors of an earlier block to that block', () => {
    const module = sample({expected: ['TS2339']}, {line: 20, start: 2});
    expect(map(module, diagnostic(0, 0, 'TS2339'))).toEqual([]);
    expect(map(module)).toEqual([]);
  });
});
