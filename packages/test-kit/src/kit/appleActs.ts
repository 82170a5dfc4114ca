import type {Simulator} from '../simulator/simulator.ts';
import {AppStore} from '../simulator/store/appStore.ts';
import type {Purchase} from '../simulator/store/purchase.ts';
import type {PhoneStore} from './interface.ts';
import {refuse, requireFunction, requireName} from './wrongUse.ts';

type Act =
  | 'changePlan'
  | 'typeCode'
  | 'promote'
  | 'shareWithFamily'
  | 'onManage'
  | 'answerSync'
  | 'answerRefund';

/** What only users of the App Store can do; `running` finds a subscription. */
export function createAppleActs(
  {store, device}: Simulator,
  running: (name?: string) => Purchase,
): Pick<PhoneStore, Act> {
  const apple = (act: Act): AppStore =>
    store instanceof AppStore
      ? store
      : refuse(`phone.store.${act} needs the App Store, and this phone has Google Play.`);
  return {
    changePlan: (productId, name) => apple('changePlan').changePlan(running(name).id, productId).id,
    typeCode: (code) => void apple('typeCode').typedCodes.push(code),
    promote: (productId) => apple('promote').promote(productId),
    shareWithFamily(name) {
      const {account} = device;
      if (account === null)
        return refuse('Nobody is signed in to the store; set phone.account first.');
      return apple('shareWithFamily').share(name, account).id;
    },
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
  };
}
