import type {PlannedRequirement} from '../plan/plan.ts';

/** What readers see of how the need of a build compares with before. */
export const stateNames: Readonly<Record<PlannedRequirement['state'], string>> = {
  new: 'New',
  same: 'As before',
  gone: 'No longer needed',
};
