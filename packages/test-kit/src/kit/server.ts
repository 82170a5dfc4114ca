import type {Verdict} from '../simulator/developerServer.ts';
import type {Simulator} from '../simulator/simulator.ts';
import type {PhoneServer} from './interface.ts';
import {requireFlag} from './wrongUse.ts';

type Answer = Awaited<ReturnType<PhoneServer['check']>>;

const answers: Readonly<Record<Verdict, Answer>> = {
  booked: 'given',
  known: 'given before',
  pending: 'pending',
  refused: 'refused',
  revoked: 'refunded',
};

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
      // Nobody gets an answer for a process that is gone: such a promise stays open.
      return new Promise((resolve, reject) => {
        server.book(user, token).then(
          (verdict) => {
            if (!isAlive()) return;
            resolve(answers[verdict]);
            if (verdict === 'booked' || verdict === 'known') moments.reach('given');
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
