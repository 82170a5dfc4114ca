import type {Answer} from '../simulator/serverAnswer.ts';
import type {Simulator} from '../simulator/simulator.ts';
import type {PhoneServer} from './interface.ts';
import {requireFlag} from './wrongUse.ts';

type Outcome = Awaited<ReturnType<PhoneServer['check']>>;

/** The developer's server, for a mock of `fetch`. */
export function createServer({server, store, device, moments}: Simulator): PhoneServer {
  return {
    get down() {
      return server.mood === 'down';
    },
    set down(isDown) {
      server.mood = requireFlag('phone.server.down', isDown) ? 'down' : 'well';
    },
    check(token) {
      const {process} = device;
      const isAlive = () => device.running && device.process === process;
      const user = store.find(token)?.accountToken ?? 'user';
      const booked = server.books.size;
      // Nobody gets an answer for a process that is gone: such a promise stays open.
      return new Promise((resolve, reject) => {
        const checked = server.decide(user, token);
        const isNew = server.books.size > booked;
        checked.then(
          (answer) => {
            if (!isAlive()) return;
            const outcome = outcomeOf(answer, isNew);
            resolve(outcome);
            if (outcome === 'given' || outcome === 'given before') moments.reach('given');
          },
          (error: unknown) => void (isAlive() && reject(error)),
        );
      });
    },
    get given() {
      return [...server.books]
        .filter(([key]) => store.find(key)?.payment === 'paid')
        .map(([, {productId}]) => productId);
    },
    hold: () => server.gate.hold(),
  };
}

function outcomeOf({genuine, state}: Pick<Answer, 'genuine' | 'state'>, isNew: boolean): Outcome {
  if (!genuine) return 'refused';
  if (state === 'pending' || state === 'refunded') return state;
  return isNew ? 'given' : 'given before';
}
