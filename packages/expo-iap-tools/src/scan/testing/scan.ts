import {latestPatch, releaseLines} from 'expo-iap-api-data/releaseLines';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {planUpgrade} from '../../plan/planUpgrade.ts';
import {upgradeFacts} from '../../plan/upgradeFacts.ts';
import type {SourceFile} from '../parseFiles.ts';
import {type ScanFacts, scanFiles, type ScanResult} from '../scanFiles.ts';

const releases = releaseLines.map(({version}) => loadSurface(version));

/** What a scan knows of an upgrade. */
export function factsOf(from = '2.7.5', to = latestPatch('2.8')): ScanFacts {
  return {plan: planUpgrade(from, to, upgradeFacts), releases};
}

/** Scans some files, or the text of one. */
export function scan(
  code: string | readonly SourceFile[],
  ...upgrade: Parameters<typeof factsOf>
): ScanResult {
  const files = typeof code === 'string' ? [{name: 'shop.tsx', text: code}] : code;
  return scanFiles(files, factsOf(...upgrade));
}
