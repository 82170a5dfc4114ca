import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readBuild, type Setting} from '../config/readApp.ts';
import {installedFor} from '../project/findInstalled.ts';
import {findProject} from '../project/findProject.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {appOf, type FitsApp, readManifest, type Written} from './fitsApp.ts';

/** Reads the app in or around a folder: what is installed, else what package.json asks for, and what the builds set. */
export function readProject(cwd: string, named: readonly string[]): FitsApp {
  const {folder} = findProject(cwd, named);
  const file = join(folder, 'package.json');
  const wanted = existsSync(file) ? readManifest(readFileSync(file, 'utf8')) : undefined;
  if (!wanted)
    throw new CannotAnswer(
      `${file} ${existsSync(file) ? 'lists no dependencies' : 'doesn’t exist'}. Name the folder of an app: expo-iap fits apps/shop`,
    );
  const [expo, native, own] = ['expo', 'react-native', 'expo-iap'].map(
    (name) => installedFor(folder, name)?.version,
  );
  const {kotlin, target} = readBuild(folder);
  return {
    ...wanted,
    ...appOf(expo, native, own),
    ...(kotlin.set && {kotlin: written(kotlin.set)}),
    ...(target.set && {iosTarget: written(target.set)}),
  };
}

function written({value}: Setting): Written {
  return value === undefined ? {} : {value};
}
