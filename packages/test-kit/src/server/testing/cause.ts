import type {Phone} from '../../kit/interface.ts';
import type {TestApp} from '../../simulator/testing/testApp.ts';

/** What happens on a phone, after which the newest message of the store has a type. */
export type Cause = {readonly type: string; act(phone: Phone, app: TestApp): Promise<void>};

export type Step = (phone: Phone, app: TestApp) => unknown;

/** The causes of a table, which has the steps to each type. */
export const causesIn = (table: Readonly<Record<string, readonly Step[]>>): readonly Cause[] =>
  Object.entries(table).map(([type, steps]) => ({
    type,
    async act(phone, app) {
      for (const step of steps) await step(phone, app);
    },
  }));
