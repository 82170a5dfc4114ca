import {SimulatorError} from '../errors.ts';
import {appleErrors, toAppleError} from './appleErrors.ts';
import {AppleRefunds} from './appleRefunds.ts';
import type {Product} from './catalog.ts';
import {Failures} from './failures.ts';
import type {Purchase} from './purchase.ts';
import type {SaleOptions} from './sale.ts';

/** Apple's sheets in which nothing is paid. */
export abstract class AppleSheets extends AppleRefunds {
  override readonly failures = new Failures(toAppleError);
  /** Answers of the next `AppStore.sync()`; the user signs in when it is empty. */
  readonly syncAnswers: ('sign in' | 'dismiss')[] = [];
  /** Answers of the next refund sheets; the user asks for the refund when it is empty. */
  readonly refundAnswers: ('success' | 'userCancelled')[] = [];
  /** Codes that the user types into the next redemption sheets; they close it when it is empty. */
  readonly typedCodes: string[] = [];
  /** What the user does in the manage-subscriptions sheet. */
  onManage: (() => void) | undefined;
  readonly #codes = new Map<string, string>();

  async sync(): Promise<void> {
    if (!this.world.device.network) throw appleErrors.network();
    this.failures.throwFor('sync');
    if ((this.syncAnswers.shift() ?? 'sign in') === 'dismiss') throw appleErrors.userCancelled();
    this.world.log.note('store', 'syncs');
  }

  /** Makes an offer code for a product; `redeem` or the redemption sheet takes it once. */
  addCode(code: string, productId: string): void {
    this.#codes.set(code, this.world.catalog.get(productId).id);
  }

  /** The user redeems a code, in the sheet or in the App Store. */
  redeem(code: string): Purchase {
    const productId = this.#codes.get(code);
    if (productId === undefined) throw new SimulatorError(`There is no offer code "${code}".`);
    const {account} = this.world.device;
    if (account === null) throw new SimulatorError('Nobody is signed in to the store.');
    this.#codes.delete(code);
    const offer = {id: code, type: 'code', mode: 'FreeTrial'} as const;
    return this.takeOutside(productId, {account, offer, price: 0});
  }

  /** Sells outside of the app, or changes the plan; what begins with the next period is no purchase yet. */
  protected takeOutside(productId: string, sale: SaleOptions & {account: string}): Purchase {
    const before = this.purchases.length;
    const purchase = this.take(this.world.catalog.get(productId), sale.account, sale);
    if (this.purchases.length > before) this.deliver(purchase.id);
    return purchase;
  }

  /** Sells a product, or changes the plan that the account has. */
  protected abstract take(product: Product, account: string, sale: SaleOptions): Purchase;

  openRedemptionSheet(): void {
    const code = this.typedCodes.shift();
    this.world.log.note('store', 'opens the redemption sheet');
    if (code !== undefined) this.redeem(code);
  }

  /** Runs what the user does in the sheet for managing subscriptions. */
  openManageSheet(): void {
    this.failures.throwFor('manage');
    this.world.log.note('store', 'opens the sheet for managing subscriptions');
    this.onManage?.();
  }

  /** Says what the user did; Apple decides later, with `refund`. */
  openRefundSheet(purchase: Purchase): string {
    const {id} = purchase;
    this.failures.throwFor('refund');
    this.world.log.note('store', 'opens the refund sheet', {id});
    const answer = this.refundAnswers.shift() ?? 'success';
    if (answer === 'success') this.requestRefund(id);
    return answer;
  }
}
