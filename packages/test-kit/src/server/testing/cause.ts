import type {Phone} from '../../kit/interface.ts';
import type {TestApp} from '../../simulator/testing/testApp.ts';

/** What happens on a phone, after which the newest message of the store has a type. */
export type Cause = {
  readonly type: string;
  /** As the page about the kit says it. */
  readonly after: string;
  act(phone: Phone, app: TestApp): void | Promise<void>;
};

export const buyMonthly = (phone: Phone): void => void phone.store.boughtOutside('pro_monthly');

/** To the end of the period that was paid for, and so many days further. */
export async function passPeriod(phone: Phone, days = 0): Promise<void> {
  const end = phone.store.purchases.at(-1)?.expiresAt ?? phone.time;
  await phone.forward({hours: (end - phone.time) / 3_600_000 + 24 * days});
}
