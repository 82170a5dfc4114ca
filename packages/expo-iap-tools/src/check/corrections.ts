import {existsIn, kinIn, loadLifetimes} from '../data/lifetimes.ts';
import type {NameLifetime} from '../lifetimes/nameLifetime.ts';
import {entryOf, type PlanEntry} from '../plan/plan.ts';
import type {Release} from '../release/release.ts';
import type {ReleaseCheck} from '../scan/checkRelease.ts';
import {deprecationFindings} from '../scan/deprecations.ts';
import {type CodePlace, positionOf} from '../scan/findings.ts';
import {fixOf, successorOf} from '../scan/fixes.ts';
import type {Release as ReleaseTypes} from '../scan/library/release.ts';
import type {PlanIndex} from '../scan/planIndex.ts';
import type {TypeProblem} from '../scan/problems.ts';
import {silenceAt} from '../scan/silence.ts';
import type {CheckFinding} from './finding.ts';
import {adviceIn, lifetimesOf} from './nameFindings.ts';

/** Adds the corrections that an upgrade to the release would make at the same places. */
export function withCorrections(
  findings: readonly CheckFinding[],
  {checked}: Pick<ReleaseCheck, 'checked'>,
  {patch}: Release,
  {symbols}: ReleaseTypes,
): readonly CheckFinding[] {
  if (findings.length === 0) return findings;
  const lifetimes = new Map(loadLifetimes().map((life) => [life.name, life]));
  const exported = symbols.filter((each) => each.exported).map(({name}) => name);
  const names = new Set(exported.filter((name) => isGood(name)));
  const plan: PlanIndex = {entries: [], find: adviceOn, findMember: () => undefined};
  const corrections = new Map<string, Pick<CheckFinding, 'edits' | 'todo'>>();
  for (const [file, now] of checked) {
    for (const problem of now.problems) {
      const {node, name} = problem;
      const next = sameName(problem);
      // Behind the reader’s own type, the name has to be declared there too.
      const isOwn = /^(?:cast|own type)$/.test(silenceAt(file, node, now.checker) ?? '');
      if (next === undefined || isOwn) continue;
      const edits = fixOf(problem, entryOf('renamed', name, {now: next}), {
        ...{file, old: now, now, names, plan},
      });
      if (edits) corrections.set(keyOf('missing-name', positionOf(file, node)), {edits});
    }
    for (const {edits, todo, ...place} of deprecationFindings({
      ...{file, old: now, now, plan, to: patch},
    }))
      if (edits) corrections.set(keyOf('deprecated', place), {edits, ...(todo && {todo})});
  }
  return findings.map((each) => ({...each, ...corrections.get(keyOf(each.rule, each))}));

  /** Whether the release has a name and does not advise against it. */
  function isGood(name: string): boolean {
    const life = lifetimes.get(name);
    return life !== undefined && existsIn(life, patch) && !adviceIn(life, patch);
  }

  function adviceOn(name: string): PlanEntry | undefined {
    const life = lifetimes.get(name);
    const advice = life && existsIn(life, patch) ? adviceIn(life, patch) : undefined;
    if (advice?.replacement === undefined || !isGood(advice.replacement)) return undefined;
    const {patch: since, replacement} = advice;
    return entryOf('deprecated', name, {deprecated: {since, replacement}});
  }

  /** What a missing name is called in the release, where it is the same thing. */
  function sameName({name, owners = []}: TypeProblem): string | undefined {
    const [life] = lifetimesOf({name, owners}, lifetimes);
    if (!life) return undefined;
    const [now] = kinIn(life, patch);
    if (now === undefined || !isGood(now) || isMember(life) !== owners.length > 0) return undefined;
    const isRenamed = life.changes.some(
      ({change, name: later, from}) => change === 'renamed' && [later, from].includes(now),
    );
    return successorOf(entryOf(isRenamed ? 'renamed' : 'removed', life.name, {now}), names);
  }
}

function isMember({name}: NameLifetime): boolean {
  return name.includes('.');
}

function keyOf(rule: CheckFinding['rule'], {file, line, column}: CodePlace): string {
  return `${rule} ${line}:${column} ${file}`;
}
