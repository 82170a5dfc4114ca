import type {Moment} from '../simulator/moments.ts';
import type {Simulator} from '../simulator/simulator.ts';
import {refuse, requireFunction, requireName} from './wrongUse.ts';

const moments: Readonly<Record<Moment, true>> = {
  ...{'sheet opened': true, paid: true, delivered: true, 'asked server': true, booked: true},
  ...{given: true, finishing: true, finished: true},
};

export type Acts = ReturnType<typeof createActs>;

/** What a test wants to happen at a moment of the next purchase. */
export function createActs(simulator: Simulator) {
  const {device} = simulator;
  const reached = simulator.moments;
  const waiting = new Set<{readonly call: string; readonly from: number}>();
  const wait = (call: string, moment: Moment, act: (again: () => void) => void): void => {
    requireName(`The moment of ${call}`, moment, moments);
    const one = {call: `${call}('${moment}')`, from: reached.came.length};
    waiting.add(one);
    const run = () => {
      waiting.delete(one);
      act(() => {
        waiting.add(one);
        reached.when(moment, run);
      });
    };
    reached.when(moment, run);
  };
  return {
    at(moment: Moment, act: () => void): void {
      requireFunction('The second argument of phone.at', act);
      wait('phone.at', moment, act);
    },
    // Nothing dies twice: a payment can arrive while the app does not run.
    killAt: (moment: Moment) =>
      wait('phone.killAt', moment, (again) => (device.running ? device.killApp() : again())),
    /** Refuses to go on while a moment that the test named has not come. */
    requireAll(): void {
      const [first] = waiting;
      if (!first) return;
      const came = [...new Set(reached.came.slice(first.from))].map((name) => `"${name}"`);
      const since = came.length === 0 ? 'nothing' : came.join(', ');
      refuse(
        `${first.call} waits for a moment that did not come; what came since is ${since}. ` +
          '"asked server" and "booked" come from phone.server.check, "given" from its answer and from phone.ledger.give.',
      );
    },
  };
}
