import {describe, expect, it} from 'vitest';
import type {Block} from './blocks.ts';
import {parseFenceMeta} from './fence/parseFenceMeta.ts';
import {buildModules} from './modules.ts';

function block(line: number, meta: string, code: string, language = 'ts'): Block {
  const marks = parseFenceMeta(meta);
  return {
    path: 'docs/page.mdx',
    version: marks.version ?? '2.8',
    language,
    marks,
    meta,
    code,
    hidden: 0,
    fence: {line, column: 1},
    indents: code.split('\n').map(() => 0),
  };
}

describe('buildModules', () => {
  it('makes every compiled block a separate module', () => {
    const {built} = buildModules([
      block(3, '', 'a();'),
      block(7, '', '{}', 'json'),
      block(9, '', 'b();', 'jsx'),
    ]);
    expect(built.map(({module}) => [module.fileName, module.text])).toEqual([
      ['docs/page.mdx~3.ts', 'a();'],
      ['docs/page.mdx~9.jsx', 'b();'],
    ]);
  });

  it('leaves out the lines that a change takes away, and keeps their numbers', () => {
    const {built} = buildModules([block(3, 'del={1}', 'old();\nkept();')]);
    expect(built[0]?.module.text).toBe('\nkept();');
  });

  it('puts earlier code before a block that goes on, in the wider language', () => {
    const {built, problems} = buildModules([
      block(3, '', 'const a = 1;\nconst b = 2;'),
      block(8, 'continues', 'const c = <A />;', 'tsx'),
      block(12, 'continues', 'd();', 'ts'),
    ]);
    expect(problems).toEqual([]);
    expect(built[2]?.module).toMatchObject({
      fileName: 'docs/page.mdx~12.tsx',
      text: 'const a = 1;\nconst b = 2;\nconst c = <A />;\nd();',
      segments: [
        {line: 4, start: 0},
        {line: 9, start: 2},
        {line: 13, start: 3},
      ],
    });
  });

  it('goes on from the previous sample of the same version', () => {
    const {built} = buildModules([
      block(3, '', 'now();'),
      block(6, 'version="2.7"', 'old();'),
      block(9, 'continues', 'more();'),
    ]);
    expect(built[2]?.module.text).toBe('now();\nmore();');
  });

  it('refuses to go on from nothing, or from code that nobody compiles', () => {
    expect(buildModules([block(3, 'continues', 'a();')]).problems).toMatchObject([
      {line: 3, message: expect.stringContaining('"continues" needs a sample of 2.8 above it')},
    ]);
    const {problems} = buildModules([
      block(3, 'nocheck="why"', 'a();'),
      block(6, 'continues', 'b();'),
    ]);
    expect(problems).toMatchObject([
      {line: 6, message: expect.stringContaining('follows a block marked "nocheck"')},
    ]);
  });
});
