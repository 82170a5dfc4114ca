import {expect, it} from 'vitest';
import {partKey} from '../fence/sampleFile.ts';
import {sample, setting, shop} from '../testing/shop.ts';
import {compileModules} from './compile.ts';

const file = `
import {useCallback, useState} from 'react';
import {finishTransaction, type Purchase, useStore} from 'shop';
import {kindOf, type Kind} from './catalog';

export type Source = 'event' | Kind;
type Desk<Name> = {readonly name: Name; readonly source: Source};

const PACKS = ['coins'];

export function useShop(desk: Desk<string>) {
  const [, setMessage] = useState('');
  const {requestPurchase} = useStore();
  // #region settle
  const settle = useCallback(async (purchase: Purchase, source: Source) => {
    const Kind = kindOf(purchase.productId);
    if (PACKS.includes(Kind)) await finishTransaction({purchase});
    setMessage(\`\${desk.name}: \${source}\`);
  }, []);
  // #endregion
  return {settle, requestPurchase};
}

// #region alone
export const two = 1 + 1;
// #endregion

// #region open
export const three = 3;
`;
const files = {
  'docs/_samples/shop.tsx': file,
  'docs/_samples/catalog.ts':
    "export type Kind = 'once';\nexport const kindOf = (id: string): Kind | string => id;\n",
};
const {diagnostics, contexts} = compileModules({
  ...setting,
  modules: Object.entries(files).map(([name, text]) => sample(name, text)),
  library: shop('1.2.0'),
});

/** The lines of a region, as a page that shows it has them. */
function region(name: string): string {
  return file.split(`#region ${name}\n`)[1]?.replace(/\n *\/\/ #endregion[\s\S]*/, '') ?? '';
}

function contextOf(name: string): string | undefined {
  return contexts[partKey('docs/_samples/shop.tsx', region(name))];
}

it('declares what a part uses from the rest of its file, with the types of the compiler', () => {
  expect(diagnostics).toEqual([]);
  expect(contextOf('settle')).toBe(
    [
      "import {useCallback, type Dispatch, type SetStateAction} from 'react';",
      "import {finishTransaction, type Purchase} from 'shop';",
      "import {kindOf, type Kind} from './catalog';",
      '',
      "type Source = 'event' | Kind;",
      'declare const PACKS: string[];',
      'declare const setMessage: Dispatch<SetStateAction<string>>;',
      'declare const desk: Desk<string>;',
      'type Desk<Name> = {readonly name: Name; readonly source: Source};',
    ].join('\n'),
  );
});

it('makes the part compile by itself', () => {
  const text = `${contextOf('settle')}\n\n${region('settle')}`;
  const again = compileModules({
    ...setting,
    modules: [
      sample('docs/_samples/part.tsx', text),
      sample('docs/_samples/catalog.ts', files['docs/_samples/catalog.ts']),
    ],
    library: shop('1.2.0'),
  });
  expect(again.diagnostics).toEqual([]);
});

it('adds nothing to a part that is complete, and leaves out one that never ends', () => {
  expect(contextOf('alone')).toBe('');
  expect(Object.keys(contexts)).toHaveLength(2);
});
