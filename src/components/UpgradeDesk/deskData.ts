import type {UpgradeFacts} from '../../upgrade/plan/upgradeFacts.ts';
import type {UpgradePlan} from '../../upgrade/plan/plan.ts';
import type {ReferenceAddresses} from '../../upgrade/view/reference.ts';
import type {ShownSample} from '../../upgrade/view/shownSample.ts';

/** What every view of a plan needs besides the plan. */
export type ViewData = {
  readonly samples: readonly ShownSample[];
  readonly reference: ReferenceAddresses;
};

/** What the page of one upgrade loads. */
export type PairData = ViewData & {readonly plan: UpgradePlan};

/** What the page for any two patches loads. */
export type DeskData = ViewData & {readonly facts: UpgradeFacts};

/** What a view shows. */
export type PlanContext = ViewData & Pick<UpgradePlan, 'from' | 'to'>;
