import {expect, it} from 'vitest';
import {compileApp} from './compileApp.ts';

const files: Readonly<Record<string, string>> = {
  'shop.tsx': `import {pay} from './pay';\nlet coins = 'none yet';\nexport const give = () => { coins = 'given'; };\nexport default () => [pay, coins];`,
  'pay.ts': `import {give} from './shop';\nexport const pay = () => give();`,
};

it('runs the entry once, although it is asked for with its ending and imported without', async () => {
  const open = (asked: string) => {
    const name = asked.startsWith('shop') ? 'shop.tsx' : 'pay.ts';
    return {name, text: files[name] ?? ''};
  };
  const {files: compiled} = await compileApp(open, 'shop.tsx');
  expect(compiled.map(({code}) => code.split('none yet').length - 1)).toEqual([1]);
});
