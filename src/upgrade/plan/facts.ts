import type {HistoryChange} from '../../library/history/changes.ts';
import type {Effect} from '../../library/upgrade/effect.ts';
import type {Requirement} from '../../library/upgrade/requirement.ts';
import type {TypeRename} from '../../library/upgrade/typeRenames.ts';

/** Everything that plans are worked out from; plain data, so that a browser can load it as one file. */
export type UpgradeFacts = {
  /** Every patch that an upgrade can start from or lead to, oldest first. */
  readonly patches: readonly string[];
  /** Oldest patch first. */
  readonly history: readonly HistoryChange[];
  readonly effects: readonly Effect[];
  readonly requirements: readonly Requirement[];
  readonly typeRenames: readonly TypeRename[];
};
