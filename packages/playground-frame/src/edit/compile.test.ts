import {describe, expect, it} from 'vitest';
import {loadModules} from '../frame/modules.ts';
import {TICK} from '../protocol.ts';
import {compile} from './compile.ts';

const packages = new Map<string, unknown>([
  ['react/jsx-runtime', {jsx: (type: string, props: object) => ({type, ...props})}],
]);

const noTick = (): void => {};

describe('code of a reader', () => {
  it('runs as it is written: types, JSX, and imports of files beside it', () => {
    const {files, problems} = compile([
      {
        name: 'shop.tsx',
        source: `import {title, type Pack} from './catalog';
          export default function Shop({pack}: {pack: Pack}) { return <b>{title(pack)}</b>; }`,
      },
      {
        name: 'catalog.ts',
        source: `export type Pack = {readonly coins: number};
          export const title = ({coins}: Pack): string => \`\${coins} coins\`;`,
      },
    ]);
    expect(problems).toEqual([]);
    const shop = loadModules(files, packages, {[TICK]: noTick})('shop').default;
    if (typeof shop !== 'function') throw new Error('The shop is not a component.');
    expect(Reflect.apply(shop, undefined, [{pack: {coins: 100}}])).toMatchObject({
      type: 'b',
      children: '100 coins',
    });
  });

  it.each([
    ['a.ts', 'const a = 1;\nconst b = ;\n', 2, 11],
    ['a.tsx', 'export default () => (\n  <b>\n    {1 +}\n  </b>\n);', 3, 9],
    ['a.ts', 'if (true) {\n', 2, 1],
    ['a.ts', `let a;\nlet ${TICK};`, 2, 5],
    ['a.tsx', String.raw`let a;${'\n'}let \u005f_tick = () => {};`, 2, 5],
    ['a.ts', String.raw`let \u{5f}_tick;`, 1, 5],
  ])('that is wrong in %s: %j gets its place', (name, source, line, column) => {
    const {problems} = compile([
      {name: 'good.ts', source: 'export {};'},
      {name, source},
    ]);
    expect(problems).toMatchObject([{file: name, line, column}]);
    expect(problems[0]?.message).not.toMatch(/\d+:\d+|Error transforming/);
  });
});

it('leaves escape sequences in texts alone', () => {
  const source = String.raw`export const text = "\u005f" + /\u005f/u.source + '\u{5f}';`;
  expect(compile([{name: 'a.tsx', source}]).problems).toEqual([]);
});

it.each([
  ['/(a+)+$/', true],
  ['/(?:[a-z]*)*x/', true],
  [String.raw`/(?<word>\w+){2,}/`, true],
  [String.raw`/(\d+\.)+/`, false],
  ['/(a+){2}/', false],
  ['"(a+)+"', false],
])(
  'refuses %s only where it could freeze the page, and if it repeats a repetition: %s',
  (code, isRefused) => {
    const files = [{name: 'a.ts', source: `let one;\nlet two = ${code};`}];
    const {problems} = compile(files, true);
    expect(problems.map(({line, column}) => [line, column])).toEqual(isRefused ? [[2, 11]] : []);
    expect(compile(files).problems).toEqual([]);
  },
);
