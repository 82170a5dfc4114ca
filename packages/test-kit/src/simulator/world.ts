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
  readonly clock: Clock;
  readonly log: Log;
  readonly ids: Ids;
  readonly moments: Moments;
  readonly catalog: Catalog;
  readonly ledger: Ledger;
  readonly device: Device;
};
