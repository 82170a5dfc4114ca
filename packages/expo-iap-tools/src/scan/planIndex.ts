import {memberOf, type PlanEntry, type UpgradePlan} from '../plan/plan.ts';

/** Finds what a plan says about a name. */
export type PlanIndex = {
  /** By the whole name: an export, or `Owner.member`. */
  readonly find: (name: string) => PlanEntry | undefined;
  /** By the name of the member, whatever its owner; those that must change come first. */
  readonly findMember: (member: string) => PlanEntry | undefined;
  readonly entries: readonly PlanEntry[];
};

/** The hook is a function in the plan, and what it returns is a type in the declarations. */
const HOOK_RESULT = 'UseIap';

/** The name of a member as the plan writes it. */
export function pathOf(owner: string, member: string): string {
  if (owner === '') return member;
  return `${owner === HOOK_RESULT ? 'useIAP' : owner}.${member}`;
}

/** Indexes the entries of a plan by name. */
export function indexPlan({mustChange, shouldChange, new: added}: UpgradePlan): PlanIndex {
  const entries = [...mustChange, ...shouldChange, ...added];
  const byName = new Map<string, PlanEntry>();
  const byMember = new Map<string, PlanEntry>();
  for (const entry of entries) {
    if (!byName.has(entry.name)) byName.set(entry.name, entry);
    const member = memberOf(entry.name);
    if (entry.name.includes('.') && !byMember.has(member)) byMember.set(member, entry);
  }
  return {
    entries,
    find: (name) => byName.get(name),
    findMember: (member) => byMember.get(member),
  };
}
