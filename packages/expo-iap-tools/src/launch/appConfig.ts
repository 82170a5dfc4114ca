import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {settingOf} from '../config/readApp.ts';
import {field, literal, readWritten, type WrittenValue} from '../config/writtenValue.ts';
import type {CodePlace} from '../scan/findings.ts';
import {lineStarts, placeAt} from '../scan/lines.ts';

/** What the files of an app set that its sales depend on. */
export type AppConfig = {
  /** Whether it is an app, and not a package for one. */
  readonly isApp: boolean;
  readonly stores: ReadonlySet<'ios' | 'android'>;
  readonly packageName: string | undefined;
  /** Where the configuration takes a permission away. */
  readonly blocked: CodePlace | undefined;
  /** Where package.json asks for the library. */
  readonly dependency: CodePlace;
};

const BILLING = 'com.android.vending.BILLING';
const MODULES = ['app.config.ts', 'app.config.js'];
const FILES = ['app.json', 'app.config.json'];

/** Reads the configuration of the app in a folder. Code is not run: what a module makes of the JSON is not known. */
export function readAppConfig(folder: string, show: (path: string) => string): AppConfig {
  const found = [...FILES, ...MODULES].filter((name) => existsSync(join(folder, name)));
  const isOpen = found.some((name) => MODULES.includes(name));
  const json = isOpen ? undefined : readWritten(join(folder, found[0] ?? FILES[0] ?? ''));
  const expo = ownField(json, 'expo') ?? json;
  const android = ownField(expo, 'android');
  const platforms = textsIn(ownField(expo, 'platforms')).map(([text]) => text);
  const taken = textsIn(ownField(android, 'blockedPermissions')).find(([text]) => text === BILLING);
  const manifest = join(folder, 'package.json');
  const asked = ownField(ownField(readWritten(manifest), 'dependencies'), 'expo-iap');
  const place = (value: WrittenValue): CodePlace => {
    const {file, text, offset} = settingOf(value);
    return {file: show(file), ...placeAt(lineStarts(text), offset)};
  };
  return {
    isApp: found.length > 0,
    stores: new Set(
      (['ios', 'android'] as const).filter(
        (store) => platforms.length === 0 || platforms.includes(store),
      ),
    ),
    packageName: literal(ownField(android, 'package')),
    blocked: taken && place(taken[1]),
    dependency: asked ? place(asked) : {file: show(manifest), line: 1, column: 1},
  };
}

/** What an object has under a name, and nothing else. */
function ownField(value: WrittenValue | undefined, name: string): WrittenValue | undefined {
  return value?.node.type === 'ObjectExpression' ? field(value, name) : undefined;
}

function textsIn(list: WrittenValue | undefined): readonly (readonly [string, WrittenValue])[] {
  if (list?.node.type !== 'ArrayExpression') return [];
  return list.node.elements.flatMap((node) =>
    node?.type === 'StringLiteral' ? [[node.value, {...list, node}] as const] : [],
  );
}
