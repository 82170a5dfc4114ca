import type {Phone} from '../../kit/interface.ts';
import type {TestApp} from '../../simulator/testing/testApp.ts';

/** What happens on a phone, after which the newest message of the store has a type. */
export type Cause = {
  readonly type: string;
  /** As the page about the kit says it. */
  readonly after: string;
  act(phone: Phone, app: TestApp): Promise<void>;
};

export type Step = (phone: Phone, app: TestApp) => unknown;

export const causeOf = (type: string, after: string, ...steps: readonly Step[]): Cause => ({
  ...{type, after},
  async act(phone, app) {
    for (const step of steps) await step(phone, app);
  },
});
