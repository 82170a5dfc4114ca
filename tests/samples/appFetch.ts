import {answerRequest, type AppRequest} from 'expo-iap-test-kit/developerRequest';
import type {Simulator} from 'expo-iap-test-kit/simulator';

/** How long a connection waits for an answer; none is still open a day later. */
const PATIENCE = 60 * 60 * 1000;

/** What stands in for the global `fetch` of an app. */
export type Fetch = (address: string, request?: AppRequest) => Promise<Response>;

/** The `fetch` of one process: a dead one gets no answer, and one that waits too long an error. */
export function fetchOf(phone: Simulator): Fetch {
  const {device, clock, server} = phone;
  const {process} = device;
  return async (_address, request = {}) => {
    const asked = clock.now;
    const answer = await answerRequest(server, request);
    if (clock.now - asked > PATIENCE) throw new TypeError('Network request failed');
    if (!device.running || device.process !== process) return new Promise(() => {});
    return answer;
  };
}
