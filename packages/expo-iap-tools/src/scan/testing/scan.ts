import {latestPatch, releaseLines} from 'expo-iap-api-data/releaseLines';
import {loadSurface} from 'expo-iap-api-data/surface/loadSurface';
import {planUpgrade} from '../../plan/planUpgrade.ts';
import {upgradeFacts} from '../../plan/upgradeFacts.ts';
import {applyEdits} from '../edits.ts';
import type {Finding} from '../findings.ts';
import type {SourceFile} from '../parseFiles.ts';
import {type ScanFacts, scanFiles, type ScanResult} from '../scanFiles.ts';

/** The patch that most upgrades of the tests go to. */
export const newest = latestPatch('2.8');

const releases = releaseLines.map(({version}) => loadSurface(version));

/** The upgrade that is tried on some code, and the name of its file. */
type Asked = {readonly name?: string; readonly from?: string; readonly to?: string};

/** What a scan knows of an upgrade. */
export function factsOf({from = '2.7.5', to = newest}: Asked = {}): ScanFacts {
  return {plan: planUpgrade(from, to, upgradeFacts), releases};
}

/** Scans the text of a file, or some files. */
export function scan(code: string | readonly SourceFile[], asked: Asked = {}): ScanResult {
  const {name = 'shop.tsx'} = asked;
  return scanFiles(typeof code === 'string' ? [{name, text: code}] : code, factsOf(asked));
}

/** What is found, as `line kind name`. */
export function told(...given: Parameters<typeof scan>): readonly string[] {
  return scan(...given).findings.map(({line, kind, name}) => `${line} ${kind} ${name}`);
}

/** A text with the corrections of its findings, or of some of them. */
export function corrected(
  text: string,
  findings: readonly Finding[] = scan(text).findings,
): string {
  return applyEdits(
    text,
    findings.flatMap(({edits}) => edits ?? []),
  );
}
