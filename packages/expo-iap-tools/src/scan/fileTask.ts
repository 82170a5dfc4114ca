import type {Node} from '@babel/types';
import type {CheckedFile} from './checkProgram.ts';
import type {LibraryCall} from './libraryCalls.ts';
import type {PlanIndex} from './planIndex.ts';
import type {TypeProblem} from './problems.ts';
import type {ParsedFile} from './program/module.ts';
import type {ProgramUses} from './program/programUses.ts';
import type {ReleasePair} from './releases.ts';

/** A file, with what is known of it in both releases and of its program in the older one. */
export type FileTask = ProgramUses & {
  readonly file: ParsedFile;
  readonly old: CheckedFile;
  readonly now: CheckedFile;
  /** What shows after the removed names are corrected. */
  readonly hidden: readonly TypeProblem[];
  readonly plan: PlanIndex;
  readonly pair: ReleasePair;
  readonly from: string;
  readonly to: string;
  /** What the newer release exports. */
  readonly names: ReadonlySet<string>;
  readonly calls: readonly LibraryCall[];
  /** Members by their path in the plan, such as `PurchaseBase.id`. */
  readonly members: ReadonlyMap<string, readonly Node[]>;
  /** The program, perhaps in another file, listens to failed purchases. */
  readonly listensToErrors: boolean;
  /** The program, perhaps in another file, listens to purchases. */
  readonly listensToPurchases: boolean;
  /** The program, perhaps in another file, loads subscriptions. */
  readonly hasSubscriptions: boolean;
  /** The program, perhaps in another file, connects to the store. */
  readonly connects: boolean;
  /** The program takes purchases from the library, or names what does. */
  readonly hasPurchases: boolean;
};
