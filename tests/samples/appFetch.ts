import {answerRequest, type AppRequest} from 'expo-iap-test-kit/developerRequest';
import type {Simulator} from 'expo-iap-test-kit/simulator';

/** What stands in for the global `fetch` of an app. */
export type Fetch = (address: string, request?: AppRequest) => Promise<Response>;

/** The `fetch` of one process: a dead one gets no answer. */
export function fetchOf(phone: Simulator): Fetch {
  const {device, server} = phone;
  const {process} = device;
  return async (_address, request = {}) => {
    const answer = await answerRequest(server, request);
    if (!device.running || device.process !== process) return new Promise(() => {});
    return answer;
  };
}
