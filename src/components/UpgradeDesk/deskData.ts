import type {UpgradePlan} from 'expo-iap-tools/plan/plan';
import type {UpgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';
import type {ReferenceAddresses} from 'expo-iap-tools/view/reference';
import type {ShownSample} from 'expo-iap-tools/view/shownSample';

/** What every view of a plan needs besides the plan. */
export type ViewData = {
  readonly samples: readonly ShownSample[];
  readonly reference: ReferenceAddresses;
};

/** What the page of one upgrade loads. */
export type PairData = ViewData & {readonly plan: UpgradePlan};

/** What the page for any two patches loads. */
export type DeskData = ViewData & {
  readonly facts: UpgradeFacts;
  /** Where the tarball of the command is below the base URL. */
  readonly command: string;
  /** Where the file with what a scan reads of each release is below it. */
  readonly releases: string;
};

/** What a view shows. */
export type PlanContext = ViewData & Pick<UpgradePlan, 'from' | 'to'>;
