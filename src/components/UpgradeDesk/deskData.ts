import type {UpgradePlan} from 'expo-iap-tools/plan/plan';
import type {UpgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';
import type {ReferenceAddresses} from 'expo-iap-tools/view/reference';
import type {ShownSample} from 'expo-iap-tools/view/shownSample';

/** What every view of a plan needs besides the plan. */
export type ViewData = {
  readonly samples: readonly ShownSample[];
  readonly reference: ReferenceAddresses;
  /** The names that the API history has, where a plan touches others too. */
  readonly history?: readonly string[];
};

/** What the page of one upgrade loads. */
export type PairData = ViewData & {readonly plan: UpgradePlan};

/** What the page for any two patches loads. */
export type DeskData = ViewData & {
  readonly facts: UpgradeFacts;
  /** Where the tarball of the command is below the base URL. */
  readonly command: string;
  /** Where files are below it: what a scan reads of documented releases and of all, and what plans for later ones need. */
  readonly files: Readonly<Record<'releases' | 'allReleases' | 'later', string>>;
};

/** What plans for releases need that only upgrades lead to. */
export type LaterData = Required<Pick<DeskData, 'history' | 'facts'>>;

/** What a view shows. */
export type PlanContext = ViewData & Pick<UpgradePlan, 'from' | 'to'>;
