import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** What the native sources of a release do with error codes. */
export type NativeUse = {
  /** Codes that iOS code names outside its list of constants. */
  readonly ios: ReadonlySet<string>;
  /** Codes that Android code names outside its list of constants. */
  readonly android: ReadonlySet<string>;
  /** Code per name of a Play response. */
  readonly play: ReadonlyMap<string, string>;
  /** Code per number of StoreKit's error domain; empty when the release does not look at it. */
  readonly storeKit: ReadonlyMap<number, string>;
};

/** Where the Android sources of a release are. */
export const KOTLIN = 'android/src/main/java/expo/modules/iap';

/** Reads which codes the native sources of an installed release use. */
export function readNativeUse(packageFolder: string): NativeUse {
  const swift = readSources(join(packageFolder, 'ios'), '.swift');
  const kotlin = readSources(join(packageFolder, KOTLIN), '.kt');
  const names = new Map(
    [...swift.matchAll(/static let (\w+) = "(E_\w+)"/g)].map(([, name = '', code = '']) => [
      name,
      code,
    ]),
  );
  const codeOf = (name = ''): string => names.get(name) ?? name;
  const raised = withoutConstants(withoutUncalled(kotlin));
  return {
    ios: new Set(
      [...swift.matchAll(/IapErrorCode\.(\w+)/g)].flatMap(([, name]) => known(name, names)),
    ),
    android: new Set(raised.match(/\b(?:E_[A-Z_]+|EMPTY_SKU_LIST)\b/g)),
    play: new Map(
      [
        ...kotlin.matchAll(/BillingResponseCode\.(\w+) -> \{\s*BillingResponse\(\s*\w+\.(E_\w+)/g),
      ].map(([, name = '', code = '']) => [name, code]),
    ),
    storeKit: new Map(
      [...swift.matchAll(/case (\d+): \/\/ SKError\.\w+\s*errorCode = IapErrorCode\.(\w+)/g)].map(
        ([, number, name]) => [Number(number), codeOf(name)],
      ),
    ),
  };
}

function readSources(folder: string, ending: string): string {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

function known(name: string | undefined, names: ReadonlyMap<string, string>): readonly string[] {
  const code = name === undefined ? undefined : names.get(name);
  return code === undefined ? [] : [code];
}

function withoutConstants(kotlin: string): string {
  return kotlin.replaceAll(/^\s*const val .*$/gm, '').replaceAll(/\b(E_\w+) to \1\b/g, '');
}

// A function that is in the sources once is declared and never called.
function withoutUncalled(kotlin: string): string {
  return kotlin.replaceAll(/^ {4}fun (\w+)\([^{]*\{[\s\S]*?^ {4}\}/gm, (body, name: string) =>
    kotlin.split(`${name}(`).length === 2 ? '' : body,
  );
}
