import type {Clock} from './clock.ts';
import type {Device} from './device.ts';
import type {Ids} from './ids.ts';
import type {Ledger} from './ledger.ts';
import type {Log} from './log.ts';
import type {Moments} from './moments.ts';
import type {Catalog} from './store/catalog.ts';
import type {PlatformName, VersionTraits} from './versions.ts';

/** What the parts of one simulator share. */
export type World = {
  readonly platform: PlatformName;
  readonly traits: VersionTraits;
  /** Time passes only with `clock.advance(ms)`. */
  readonly clock: Clock;
  /** Calls, events, and what happened in store, server and device, in order. */
  readonly log: Log;
  /** Makes ids that no other phone makes. */
  readonly ids: Ids;
  /** Acts at a point inside a purchase: `moments.when('paid', () => device.killApp())`. */
  readonly moments: Moments;
  /** Products, which can be hidden and shown. */
  readonly catalog: Catalog;
  /** Paid, given and finished per purchase, and what must never happen. */
  readonly ledger: Ledger;
  /** Network, accounts, sheets, and the process of the app: `startApp`, `killApp`, `bringToFront`. */
  readonly device: Device;
};
