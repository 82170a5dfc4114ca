import {memberOf, type UpgradePlan} from '../plan/plan.ts';
import {behaviorFindings} from './behaviorFindings.ts';
import {bridgeRelease} from './bridge.ts';
import type {Modules} from './checker.ts';
import {checkProgram} from './checkProgram.ts';
import {compileFindings} from './compileFindings.ts';
import {deepImportFindings} from './deepImports.ts';
import {deprecationFindings} from './deprecations.ts';
import {isShownInEffect, listensToErrors} from './errorEvents.ts';
import type {FileTask} from './fileTask.ts';
import {type Finding, type Remark, sortFindings} from './findings.ts';
import {hidesOthers} from './hiding.ts';
import {exportedNames, type Release} from './library/release.ts';
import {libraryCalls, memberUses} from './libraryCalls.ts';
import {type Notice, noticeOf, programNotices} from './notices.ts';
import {findOutOfSight} from './outOfSight.ts';
import {type ParsedFiles, parseFiles, type SourceFile} from './parseFiles.ts';
import {indexPlan, pathOf, type PlanIndex} from './planIndex.ts';
import {lastOf} from './program/paths.ts';
import {readProgram} from './program/program.ts';
import {readUses} from './program/programUses.ts';
import {namesLibrary} from './program/reach.ts';
import {questionFindings} from './questionFindings.ts';
import {chooseReleases, type ReleasePair} from './releases.ts';
import {requestFindings} from './requestFindings.ts';
import {findUnfollowed} from './unfollowed.ts';

/** What a scan needs to know about the upgrade. */
export type ScanFacts = {readonly plan: UpgradePlan; readonly releases: readonly Release[]};

/** What a scan of the reader's files shows. */
export type ScanResult = {
  readonly findings: readonly Finding[];
  /** Files that were not read, and why. */
  readonly notices: readonly Notice[];
  readonly mistakes: readonly Remark[];
  /** Where the library goes out of sight. */
  readonly unfollowed: readonly Remark[];
  /** How many files were read, some perhaps only in part. */
  readonly read: number;
  /** Whether one of them imports the library. */
  readonly isUsed: boolean;
};

/** Finds the places in files that a newer release treats differently. */
export function scanFiles(files: readonly SourceFile[], {plan, releases}: ScanFacts): ScanResult {
  const notices = files.flatMap((file) => noticeOf(file) ?? []);
  const refused = new Set(notices.map(({file}) => file));
  const parsed = parseFiles(files.filter(({name}) => !refused.has(name)));
  const pair = chooseReleases(releases, plan.from, plan.to);
  const unused = programNotices(files, parsed.files);
  const {findings, unfollowed} = pair ? findAll(parsed, plan, pair) : NOTHING;
  return {
    findings: sortFindings(findings),
    notices: [...notices, ...unused],
    mistakes: parsed.mistakes,
    unfollowed,
    read: parsed.files.length,
    isUsed: unused.length === 0,
  };
}

/** The names of a release that give purchases or take them, in a text. */
function givesPurchases(release: Release): RegExp {
  const own = [...exportedNames(release)].filter((name) =>
    /entitlement|histor|iap$|purchase|transaction/i.test(name),
  );
  return new RegExp(`\\b(?:${own.join('|')})\\b`);
}

type Found = Pick<ScanResult, 'findings' | 'unfollowed'>;

const NOTHING: Found = {findings: [], unfollowed: []};

/** What a program listens to purchases with, also through a module that is not followed. */
const LISTENS = /\b(?:addListener|purchaseUpdatedListener|transactionUpdatedI(?:os|OS)|useIAP)\b/;

/** What a program that loads subscriptions has. */
const SUBSCRIBES = /\bgetSubscriptions\b|['"`]subs['"`]/;

/** What a program connects with. */
const CONNECTS = /\b(?:initConnection|useIAP)\b/;

function findAll(parsed: ParsedFiles, upgrade: UpgradePlan, pair: ReleasePair): Found {
  const {files} = parsed;
  const {from, to} = upgrade;
  const plan = indexPlan(upgrade);
  const program = readProgram(parsed);
  const {reached} = program;
  const fileNames = new Set(files.map(({name}) => lastOf(name)));
  const outOfSight = files.flatMap((file) => findOutOfSight(file, pair.from, fileNames));
  const before = checkProgram(program, pair.from);
  const after = checkProgram(program, pair.to);
  // A name that is gone can hide what is wrong behind it: again with the names that take its place.
  const gone = program.files.filter((file) =>
    after.get(file)?.problems.some((problem) => hidesOthers(problem, plan)),
  );
  // What nobody has looked at with the older release could be wrong there too.
  const broken = new Set([...program.withImporters(gone)].filter((file) => reached.has(file)));
  const next: Modules['successor'] = (member, owners) => nextMember(plan, member, owners);
  const behind =
    broken.size > 0
      ? checkProgram(program, bridgeRelease(pair.to, plan, after), broken, next)
      : undefined;
  const [first] = before.values();
  if (!first) return {findings: [], unfollowed: outOfSight};
  const {checker} = first;
  const followed = [...reached.values()].flatMap((parts) => [...parts]);
  const uses = readUses(followed, checker);
  const known = new Map(
    [...before].map(([file, {uses: seen}]) => [
      file,
      {calls: libraryCalls(reached.get(file) ?? [], checker), members: memberUses(seen)},
    ]),
  );
  const named = givesPurchases(pair.from);
  const says = (pattern: RegExp): boolean => files.some(({text}) => pattern.test(text));
  const ofProgram = {
    listensToErrors: [...known.values()].some(
      ({calls, members}) =>
        calls.some((call) => listensToErrors(call, uses)) ||
        members.get('useIAP.currentPurchaseError')?.some((place) => isShownInEffect(place, uses)),
    ),
    listensToPurchases: says(LISTENS),
    hasSubscriptions: says(SUBSCRIBES),
    connects: says(CONNECTS),
    hasPurchases: says(named),
    names: exportedNames(pair.to),
  };
  const unfollowed = [...reached].flatMap(([file, parts]) => findUnfollowed(file, parts, checker));
  const findings = program.files.flatMap((file) => {
    const [old, now, own] = [before.get(file), after.get(file), known.get(file)];
    if (!old || !now || !own) return [];
    const hidden = behind?.get(file)?.problems ?? [];
    return findInFile({
      ...uses,
      ...ofProgram,
      ...own,
      file,
      old,
      now,
      hidden,
      plan,
      pair,
      hasPurchases: namesLibrary(file.text) ? named.test(file.text) : ofProgram.hasPurchases,
      from,
      to,
    });
  });
  return {findings, unfollowed: [...unfollowed, ...outOfSight]};
}

function nextMember(
  plan: PlanIndex,
  member: string,
  owners: readonly string[],
): string | undefined {
  const paths = owners.map((owner) => pathOf(owner, member));
  const entry = paths.map((path) => plan.find(path)).find(Boolean) ?? plan.findMember(member);
  return entry?.kind === 'renamed' && entry.now !== undefined ? memberOf(entry.now) : undefined;
}

function findInFile(task: FileTask): readonly Finding[] {
  const compiled = compileFindings(task);
  const taken = new Set(compiled.map(({line, column}) => `${line}:${column}`));
  const rest = [
    ...requestFindings(task, taken),
    ...behaviorFindings(task),
    ...questionFindings(task),
    ...deepImportFindings(task),
    ...deprecationFindings(task),
  ].filter(({line, column}) => !taken.has(`${line}:${column}`));
  return [...compiled, ...rest];
}
