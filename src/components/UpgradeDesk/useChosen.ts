import {isUpgradeTarget, upgradeTargets} from 'expo-iap-api-data/releaseLines';
import {type Choice, readChoice} from 'expo-iap-tools/choice/readChoice';
import type {UpgradePlan} from 'expo-iap-tools/plan/plan';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {stagesOf} from 'expo-iap-tools/plan/stages';
import {useEffect, useMemo, useState} from 'react';
import type {PatchPair} from '../../site/tools.ts';
import type {DeskData, LaterData} from './deskData.ts';

const targets = upgradeTargets.map(({patch}) => patch).toReversed();

/** What an address chooses. */
export type Chosen = {
  /** Those that can be chosen, oldest first. */
  readonly patches: readonly string[];
  readonly choice: Choice | undefined;
  /** The upgrades that lead from one end to the other; none without a choice. */
  readonly stages: readonly PatchPair[];
  /** What the first one requires; undefined while its facts load, or where they can't. */
  readonly plan: UpgradePlan | undefined;
  /** What is shown with it when it leads to a release without pages. */
  readonly later: LaterData | undefined;
  readonly isFailed: boolean;
};

/** Reads the query of an address, and plans the first stage of the upgrade that it asks for. */
export function useChosen({facts, files}: DeskData, base: string, query: string): Chosen {
  const patches = useMemo(() => [...facts.patches, ...targets], [facts]);
  const {choice, stages} = useMemo(() => {
    const found = readChoice(query, patches, facts.patches.at(-1));
    const pair = found?.from === undefined ? undefined : found;
    return {choice: found, stages: pair ? stagesOf(pair.from, pair.to) : []};
  }, [query, patches, facts]);
  // The next stage is one click away.
  const loaded = useLater(base + files.later, stages.some(leadsLater));
  const later = stages.slice(0, 1).some(leadsLater) && loaded !== 'failed' ? loaded : undefined;
  const plan = useMemo(() => {
    const [stage] = stages;
    if (!stage || (leadsLater(stage) && !later)) return undefined;
    return planUpgrade(stage.from, stage.to, (later ?? {facts}).facts);
  }, [stages, later, facts]);
  return {patches, choice, stages, plan, later, isFailed: loaded === 'failed'};
}

/** Says whether an upgrade leads to a release without pages. */
export const leadsLater = ({to}: PatchPair): boolean => isUpgradeTarget(to);

/** Loads what plans for such releases need, once somebody asks for one. */
function useLater(address: string, isWanted: boolean): LaterData | 'failed' | undefined {
  const [later, setLater] = useState<LaterData | 'failed'>();
  const isOpen = isWanted && later === undefined;
  useEffect(() => {
    if (isOpen) load(address).then(setLater, () => setLater('failed'));
  }, [address, isOpen]);
  return later;
}

async function load(address: string): Promise<LaterData> {
  const response = await fetch(address);
  if (!response.ok) throw new Error('The later releases couldn’t load.');
  return response.json();
}
