import {describe, expect, it} from 'vitest';
import {sample, setting, shop} from '../testing/shop.ts';
import {compileModules} from './compile.ts';

function compile(
  texts: Readonly<Record<string, string>>,
  patch: '1.0.0' | '1.2.0' = '1.2.0',
): string[] {
  const modules = Object.entries(texts).map(([name, text]) => sample(`docs/${name}`, text));
  return compileModules({...setting, modules, library: shop(patch)}).diagnostics.map(
    ({fileName, line, column, code}) => `${fileName}:${line}:${column} ${code}`,
  );
}

describe('compileModules', () => {
  it('compiles an app with React, React Native and its globals', () => {
    const text = [
      "import {useEffect, useState} from 'react';",
      "import {Platform, Pressable, Text} from 'react-native';",
      'export function Shop() {',
      '  const [open, setOpen] = useState(false);',
      '  useEffect(() => {',
      '    const timer = setTimeout(() => setOpen(true), 1000);',
      '    void fetch("https://example.com").then((answer) => console.log(answer.status));',
      '    return () => clearTimeout(timer);',
      '  }, []);',
      '  return <Pressable disabled={!open}><Text>{Platform.OS}</Text></Pressable>;',
      '}',
    ].join('\n');
    expect(compile({'a.tsx': text})).toEqual([]);
  });

  it('keeps blocks apart and knows no browser', () => {
    expect(compile({'a.ts': 'const x = 1;', 'b.ts': 'const x = 2;\nx + document.title;'})).toEqual([
      'docs/b.ts:1:4 TS2584',
    ]);
  });

  it('is strict', () => {
    const text = 'export function f(a) {\n  return a;\n}\nlet n: number = null;';
    expect(compile({'a.ts': text})).toEqual(['docs/a.ts:0:18 TS7006', 'docs/a.ts:3:4 TS2322']);
  });

  it('checks JavaScript, without asking for annotations', () => {
    const text =
      "import {fetchProducts} from 'shop';\nexport const f = (a) => fetchProducts(a.b, 1);";
    expect(compile({'a.js': text})).toEqual(['docs/a.js:1:43 TS2554']);
    expect(compile({'b.js': 'const a: number = 1;'})).toEqual(['docs/b.js:0:9 TS8010']);
  });

  it('resolves the library to the release, and to nothing deeper', () => {
    const text = "import {fetchProducts} from 'shop';\nvoid fetchProducts;";
    expect(compile({'a.ts': text})).toEqual([]);
    expect(compile({'a.ts': text}, '1.0.0')).toEqual(['docs/a.ts:0:8 TS2305']);
    expect(compile({'a.ts': "import 'shop/index';"})).toEqual(['docs/a.ts:0:7 TS2307']);
    expect(compile({'a.ts': "import {it} from 'vitest';\nit;"})).toEqual(['docs/a.ts:0:17 TS2307']);
  });

  it('lets samples import each other, and no other file', () => {
    expect(
      compile({
        '_samples/a.ts': "import {b} from './b';\nexport const a: string = b;",
        '_samples/b.ts': 'export const b = 1;',
        'c.ts': "import {parsePage} from '../src/page';\nvoid parsePage;",
      }),
    ).toEqual(['docs/_samples/a.ts:1:13 TS2322', 'docs/c.ts:0:24 TS2307']);
  });

  it('does not let a comment hide an error', () => {
    const found = compile({
      'a.ts': '// @ts-nocheck\nlet n: number = "";',
      'b.ts': 'f(); // @ts-ignore',
    });
    expect(found).toEqual([
      'docs/a.ts:0:3 suppression',
      'docs/b.ts:0:0 TS2304',
      'docs/b.ts:0:8 suppression',
    ]);
  });
});
