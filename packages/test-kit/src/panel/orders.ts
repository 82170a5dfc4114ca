import type {Moment} from '../simulator/moments.ts';
import type {FailureCause} from '../simulator/store/sheet.ts';
import type {ActId} from './actIds.ts';
import type {PanelPhone, Sells} from './boughtElsewhere.ts';
import type {SheetView} from './describeSheet.ts';
import {phoneActs} from './phoneActs.ts';
import {purchaseActs} from './purchaseActs.ts';

/** An act that makes sense now, on a purchase or on the phone. */
export type PossibleAct = {readonly act: ActId; readonly purchase?: string | undefined};

/** What the user does in the payment sheet. */
export type SheetChoice = 'approve' | 'cancel' | 'pending' | {readonly fails: FailureCause};

/** What a panel asks of a phone. */
export type PanelOrder =
  | ({readonly type: 'act'} & PossibleAct)
  | {readonly type: 'sheet'; readonly choice: SheetChoice}
  /** Kills the app at a moment of the next purchase. */
  | {readonly type: 'killWhen'; readonly moment: Moment};

/** A step of a scenario that happens outside the app; each waits until it is possible. */
export type StoreStep = {
  /** What happens, for the reader. */
  readonly say: string;
} & (
  | {readonly sheet: SheetChoice}
  /** An act on the newest purchase that it concerns, or on the phone. */
  | {readonly act: ActId}
  /** The app is killed at a moment of the next purchase. */
  | {readonly killWhen: Moment}
);

/** What a step asks of the phone; undefined while the phone is not ready for it. */
export function orderOf(
  step: StoreStep,
  {acts, sheet}: {readonly acts: readonly PossibleAct[]; readonly sheet: SheetView | null},
): PanelOrder | undefined {
  if ('sheet' in step) return sheet ? {type: 'sheet', choice: step.sheet} : undefined;
  if ('killWhen' in step) return {type: 'killWhen', moment: step.killWhen};
  const found = acts.findLast(({act}) => act === step.act);
  return found && {type: 'act', ...found};
}

/** Does an act that the phone itself can do: to reload its app, it needs a host. */
export async function doAct(
  phone: PanelPhone,
  sells: Sells,
  {act, purchase}: PossibleAct,
): Promise<void> {
  const onPurchase = purchaseActs[act];
  if (onPurchase && purchase !== undefined) await onPurchase.run(phone, phone.store.get(purchase));
  else await phoneActs[act]?.run(phone, sells);
}
