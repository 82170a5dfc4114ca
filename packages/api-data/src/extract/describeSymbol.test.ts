import {describe, expect, it} from 'vitest';
import type {SurfaceSymbol} from '../surface/surface.ts';
import {readExports} from './declarations.ts';
import {describeSymbol} from './describeSymbol.ts';
import {findTags} from './patchNames.ts';
import {programFromText} from './testing/programFromText.ts';

const FILE = '/release/index.d.ts';

function read(text: string): {
  readonly symbols: readonly SurfaceSymbol[];
  readonly tags: ReadonlySet<string>;
} {
  const program = programFromText(FILE, text);
  const entry = program.getSourceFile(FILE);
  if (!entry) throw new Error(`${FILE} was not read.`);
  const checker = program.getTypeChecker();
  const names = readExports(entry, program, checker);
  return {symbols: names.map((name) => describeSymbol(name, checker)), tags: findTags(names)};
}

const first = (text: string): SurfaceSymbol | undefined => read(text).symbols[0];

describe('describeSymbol', () => {
  it('names parameters that the release takes apart, and shows their fields', () => {
    const symbol = first(
      `export declare const load: ({ skus, type, }: { skus: string[]; type?: 'subs'; }) => Promise<void>;`,
    );
    expect(symbol).toMatchObject({
      kind: 'function',
      exported: true,
      members: [
        {
          name: 'params',
          role: 'parameter',
          members: [
            {name: 'skus', optional: false},
            {name: 'type', optional: true},
          ],
        },
      ],
    });
    expect(symbol?.signature).toMatch(/^function load\(params: \{/);
  });

  it('writes out a union that apps cannot import', () => {
    const symbol = first(`
      type Request = {a: string; type?: 'inapp'} | {a: number; type: 'subs'};
      export declare const buy: (request: Request) => void;
      export {};
    `);
    expect(symbol?.signature).toContain("type: 'subs'");
    expect(symbol?.members[0]?.members).toMatchObject([
      {name: 'a', type: 'string | number'},
      {name: 'type', type: "'inapp' | 'subs'", optional: true},
    ]);
  });

  it('describes options and result of a hook', () => {
    const symbol = first(`
      export declare function useStore(options?: Options): Store;
      export interface Options {onPurchase?: (id: string) => void}
      type Store = {connected: boolean; buyIOS: () => void};
      export {};
    `);
    expect(symbol).toMatchObject({
      kind: 'hook',
      members: [
        {name: 'onPurchase', role: 'option', optional: true, declaredIn: 'Options'},
        {name: 'connected', role: 'returned', declaredIn: 'Store'},
        {name: 'buyIOS', role: 'returned', platform: 'ios'},
      ],
    });
  });

  it('gathers inherited members and the platforms of a union', () => {
    const {symbols} = read(`
      type Base = {id: string; name?: string};
      type ThingIOS = Base & {platform: 'ios'; name: string; family: boolean};
      type ThingAndroid = Base & {platform: 'android'; offers: string[]};
      export type Thing = ThingIOS | ThingAndroid;
      export {};
    `);
    const thing = symbols.find(({name}) => name === 'Thing');
    expect(thing?.members).toMatchObject([
      {name: 'id', platform: 'both', declaredIn: 'Base'},
      {name: 'name', platform: 'both'},
      {name: 'platform', type: "'ios' | 'android'"},
      {name: 'family', platform: 'ios', declaredIn: 'ThingIOS'},
      {name: 'offers', platform: 'android', declaredIn: 'ThingAndroid'},
    ]);
    expect(symbols.map(({name, exported}) => [name, exported])).toContainEqual(['Base', false]);
  });

  it('reads enums, classes and unions of texts', () => {
    const {symbols} = read(`
      export declare enum Code {E_A = "E_A"}
      export declare class Failure {
        code?: Code;
        constructor(message: string);
        static from(data: string): Failure;
        native(): number;
      }
      export type Kind = 'inapp' | 'subs';
    `);
    expect(
      symbols.map(({kind, members}) => [kind, members.map(({name, role}) => [name, role])]),
    ).toEqual([
      ['enum', [['E_A', 'value']]],
      [
        'class',
        [
          ['code', 'field'],
          ['constructor', 'constructor'],
          ['from', 'static'],
          ['native', 'method'],
        ],
      ],
      [
        'type',
        [
          ['inapp', 'value'],
          ['subs', 'value'],
        ],
      ],
    ]);
  });

  it('finds marks of deprecation on symbols, members and options', () => {
    const {tags} = read(`
      /** @deprecated old */
      export declare const sync: () => void;
      export type Item = {
        /** @deprecated old */
        name?: string;
        title: string;
      };
      export declare enum Event {
        /** @deprecated old */
        A = 'a',
      }
      export declare const read: ({all}?: {
        /** @deprecated old */
        all?: boolean;
      }) => void;
    `);
    expect([...tags].toSorted()).toEqual(['Event.A', 'Item.name', 'read.all', 'sync']);
  });
});
