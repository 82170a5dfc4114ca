import type {Node} from '@babel/types';
import type {Checker} from './checker.ts';
import type {LibraryCall} from './libraryCalls.ts';
import type {ProgramUses} from './program/programUses.ts';

/** What a file uses of the library, as the older release types it. */
export type FileUses = ProgramUses & {
  /** The types of the newer release, whose names corrected code has. */
  readonly later: Checker;
  /** The file checks on which platform it runs. */
  readonly asksPlatform: boolean;
  /** The program, perhaps in another file, listens to failed purchases. */
  readonly listensToErrors: boolean;
  /** The program, perhaps in another file, listens to purchases. */
  readonly listensToPurchases: boolean;
  /** The program, perhaps in another file, names subscriptions. */
  readonly hasSubscriptions: boolean;
  /** The program, perhaps in another file, connects to the store. */
  readonly connects: boolean;
  /** The file names the code of a connection that failed on Android. */
  readonly namesFailedConnection: boolean;
  readonly calls: readonly LibraryCall[];
  /** Members by their path in the plan, such as `PurchaseBase.id`. */
  readonly members: ReadonlyMap<string, readonly Node[]>;
};
