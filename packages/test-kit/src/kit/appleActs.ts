import type {Simulator} from '../simulator/simulator.ts';
import {AppStore} from '../simulator/store/appStore.ts';
import type {Purchase} from '../simulator/store/purchase.ts';
import type {PhoneStore} from './interface.ts';
import {refuse, requireFunction, requireName} from './wrongUse.ts';

/** The purchase that a test means: by its name, or the newest one that fits. */
export type Newest = (
  name: string | undefined,
  what: string,
  fits: (one: Purchase) => boolean,
) => Purchase;
const isPaid = ({payment}: Purchase): boolean => payment === 'paid';

/** What only users of the App Store can do. */
export function createAppleActs({store, device}: Simulator, newest: Newest) {
  const apple = (act: keyof PhoneStore): AppStore =>
    store instanceof AppStore
      ? store
      : refuse(`phone.store.${act} needs the App Store, and this phone has Google Play.`);
  return {
    typeCode: (code) => void apple('typeCode').typedCodes.push(code),
    winBack: (productId, offerId) => apple('winBack').takeWinBack(productId, offerId).id,
    promote: (productId) => apple('promote').promote(productId),
    shareWithFamily(name) {
      const {account} = device;
      if (account === null)
        return refuse('Nobody is signed in to the store; set phone.account first.');
      return apple('shareWithFamily').share(name, account).id;
    },
    stopSharing: (name) =>
      apple('stopSharing').stopSharing(newest(name, 'a family shares', ({family}) => family).id),
    requestRefund: (name) =>
      apple('requestRefund').requestRefund(newest(name, 'is paid for', isPaid).id),
    declineRefund(name) {
      const {refundRequests} = apple('declineRefund');
      const asked = newest(name, 'waits for a refund', (one) => refundRequests.has(one));
      apple('declineRefund').declineRefund(asked.id);
    },
    reverseRefund: (name) =>
      apple('reverseRefund').reverseRefund(
        newest(name, 'was refunded', ({payment, family}) => payment === 'refunded' && !family).id,
      ),
    onManage(act) {
      requireFunction('What phone.store.onManage takes', act);
      apple('onManage').onManage = act;
    },
    answerSync(...answers) {
      for (const answer of answers)
        requireName('An answer of phone.store.answerSync', answer, {
          'sign in': true,
          dismiss: true,
        });
      apple('answerSync').syncAnswers.push(...answers);
    },
    answerRefund(...answers) {
      const known = {success: true, userCancelled: true};
      for (const answer of answers)
        requireName('An answer of phone.store.answerRefund', answer, known);
      apple('answerRefund').refundAnswers.push(...answers);
    },
  } satisfies Partial<PhoneStore>;
}
