import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type ExpoSdk, expoSdks} from 'expo-iap-api-data/upgrade/expoSdks';
import {installedFor} from '../project/findInstalled.ts';
import {field, literal, pluginOptions, readWritten, type WrittenValue} from './writtenValue.ts';

/** Where the project sets something, and to what: nothing where only running it would show that. */
export type Setting = Pick<WrittenValue, 'file' | 'text'> & {
  readonly offset: number;
  readonly value?: string | undefined;
};

/** What a build takes, and what the next prebuild would write there. */
export type Settings = {readonly set?: Setting | undefined; readonly next?: Setting | undefined};

/** What an app sets for its builds. */
export type App = {
  readonly folder: string;
  readonly manifest: WrittenValue;
  /** Whose versions it has while it sets nothing; nothing where that is not known. */
  readonly sdk: ExpoSdk | undefined;
  readonly kotlin: Settings;
  readonly target: Settings;
};

/** Reads the app in a folder; nothing where it does not use Expo or does not list the library. */
export function readApp(folder: string): App | undefined {
  const manifest = readWritten(join(folder, 'package.json'));
  const own = field(manifest, 'dependencies');
  const expo = field(own, 'expo');
  if (!manifest || !expo || !field(own, 'expo-iap')) return undefined;
  const release = installedFor(folder, 'expo')?.version ?? literal(expo)?.replace(/^[~^]/, '');
  const major = Number.parseInt(release ?? '', 10);
  const last = expoSdks.at(-1);
  return {
    ...{folder, manifest},
    // A later one is judged as the last that is known.
    sdk: last && major > last.sdk ? last : expoSdks.find(({sdk}) => sdk === major),
    ...readBuild(folder),
  };
}

/** Reads what a folder sets for the builds of its app. */
export function readBuild(folder: string): Pick<App, 'kotlin' | 'target'> {
  const kotlin = buildProperty(folder, 'android', 'kotlinVersion');
  const target = buildProperty(folder, 'ios', 'deploymentTarget');
  const [android, ios] = [join(folder, 'android'), join(folder, 'ios')];
  return {
    kotlin: existsSync(android) ? {set: kotlinOf(android), next: kotlin} : {set: kotlin},
    target: existsSync(ios) ? {set: targetOf(ios), next: target} : {set: target},
  };
}

/** Where a value is. */
export function settingOf(value: WrittenValue): Setting {
  const {file, text, node} = value;
  return {file, text, offset: node.start ?? 0, value: literal(value)};
}

/** The text that matches in a file, at its first group. */
export function findIn(file: string, pattern: RegExp): (Setting & {value: string}) | undefined {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const match = pattern.exec(text);
  const value = match?.[1];
  if (!match || value === undefined) return undefined;
  return {file, text, value, offset: match.index + match[0].lastIndexOf(value)};
}

/** What the configuration sets with expo-build-properties; a module can add to JSON, or ignore it. */
function buildProperty(folder: string, platform: string, name: string): Setting | undefined {
  const first = (...names: string[]) => names.map((each) => join(folder, each)).find(existsSync);
  const module = first('app.config.ts', 'app.config.js');
  const code = readWritten(module ?? '');
  const json = readWritten(first('app.config.json', 'app.json') ?? '');
  const isTaken = !module || /(?<!\/)\bconfig\b|app\.json/.test(code?.text ?? 'config');
  for (const value of [code, ...(isTaken ? [json] : [])]) {
    const options = value ? pluginOptions(value, 'expo-build-properties') : [];
    const set = options.flatMap((each) => field(field(each, platform), name) ?? []).map(settingOf);
    const [one, ...others] = set;
    // Which of several counts depends on a condition.
    const isSure = others.every((each) => each.value === one?.value);
    if (one) return isSure ? one : {...one, value: undefined};
    const word = value === code && findIn(module ?? '', new RegExp(`\\b(${name})\\b`));
    if (word) return {...word, value: undefined};
  }
  return undefined;
}

const KOTLIN = /^(?!\s*\/\/).*?(?:\bkotlinVersion["'\]]*\s*=\s*|kotlin-gradle-plugin:(?=\d))(.+)/m;

/** The file of Gradle wins, unless it asks for the property that expo-build-properties writes. */
function kotlinOf(android: string): Setting | undefined {
  const line = findIn(join(android, 'build.gradle'), KOTLIN);
  const asks = line?.value.includes('android.kotlinVersion') !== false;
  const property = findIn(
    join(android, 'gradle.properties'),
    /^\s*android\.kotlinVersion\s*=\s*(\S+)/m,
  );
  return asks && property ? property : line && withNumber(line, asks);
}

function targetOf(ios: string): Setting | undefined {
  const line = findIn(join(ios, 'Podfile'), /^\s*platform\s*\(?\s*:ios\s*,\s*(.+)/m);
  // React Native's own lowest version.
  if (!line || line.value.includes('min_ios_version_supported')) return undefined;
  const asks = line.value.includes('ios.deploymentTarget');
  const property = field(readWritten(join(ios, 'Podfile.properties.json')), 'ios.deploymentTarget');
  return asks && property ? settingOf(property) : withNumber(line, asks);
}

/** The number that a line begins with, or takes where the property that it asks for is not set. */
function withNumber(line: Setting & {value: string}, asks: boolean): Setting {
  const number = asks ? /(?:\?:|\|\|)\s*["'](\d[\d.]*)/ : /^["']?(\d[\d.]*)/;
  return {...line, value: number.exec(line.value)?.[1]};
}
