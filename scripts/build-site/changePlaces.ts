import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import {dirname} from 'node:path';
import type {SiteFolders} from './siteFolders.ts';
import {rememberWhole} from './wholeBuild.ts';

/** Clears away what a killed build left, and brings back the site when it was killed while two changed places. */
export function clearRemains({current, next, previous}: SiteFolders): void {
  if (!existsSync(current) && existsSync(previous)) renameSync(previous, current);
  for (const folder of [next, previous]) rmSync(folder, {recursive: true, force: true});
}

/** Puts the finished build in the place of the one before. */
export function changePlaces({current, next, previous, record}: SiteFolders): void {
  mkdirSync(dirname(previous), {recursive: true});
  if (existsSync(current)) renameSync(current, previous);
  renameSync(next, current);
  rememberWhole(current, record);
  rmSync(previous, {recursive: true, force: true});
}
