import {answerRequest, type AppRequest} from 'expo-iap-test-kit/developerRequest';
import type {Simulator} from 'expo-iap-test-kit/simulator';

/**
 * The app's `fetch`: whatever the address, your server answers. It checks purchases with the store and says what the
 * user has, as the server of the site does.
 */
export function serverFetch(phone: Simulator) {
  const {device, server, log} = phone;
  const {process} = device;
  return async (_address: unknown, request: AppRequest = {}): Promise<Response> => {
    log.note('server', request.body === undefined ? 'is asked for the account' : 'gets a purchase');
    const response = await answerRequest(server, request);
    // What was asked by a process that is dead reaches nobody.
    if (!device.running || device.process !== process) return new Promise(() => {});
    if (response.ok) log.note('server', 'answers', await response.clone().json());
    else log.note('server', reasons[response.status] ?? `answers ${response.status}`);
    return response;
  };
}

const reasons: Readonly<Record<number, string>> = {
  400: 'answers 400: platform, productId or token is missing',
  401: 'answers 401: nobody is signed in',
  503: 'answers 503: it is down',
};
