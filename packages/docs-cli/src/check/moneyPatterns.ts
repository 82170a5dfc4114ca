import type {ParsedFile} from 'expo-iap-upgrade/scan/program/module';
import {callPatterns} from './callPatterns.ts';
import {readCode} from './code.ts';
import {connectionPattern} from './connectionPattern.ts';
import {deliveryPatterns} from './deliveryPatterns.ts';
import type {PatternFinding} from './finding.ts';
import {statePatterns} from './statePatterns.ts';

/** Finds the patterns that cost money in files that the library reaches. */
export function moneyPatterns(files: readonly ParsedFile[]): readonly PatternFinding[] {
  const all = files.map(readCode);
  return [
    ...deliveryPatterns(all),
    ...statePatterns(all),
    ...callPatterns(all),
    ...connectionPattern(all),
  ];
}
