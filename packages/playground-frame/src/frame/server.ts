import {answerRequest, type AppRequest} from 'expo-iap-test-kit/developerRequest';
import type {Answer} from 'expo-iap-test-kit/serverAnswer';
import type {Simulator} from 'expo-iap-test-kit/simulator';

/**
 * The app's `fetch`: whatever the address, your server answers. It checks purchases with the store and says what the
 * user has, as the server of the site does.
 */
export function serverFetch(phone: Simulator) {
  const {device, server, log} = phone;
  const {process} = device;
  return async (_address: unknown, request: AppRequest = {}): Promise<Response> => {
    if (request.body === undefined) log.note('server', 'is asked for the account');
    else log.note('server', 'gets a purchase', JSON.parse(request.body));
    const response = await answerRequest(server, request);
    // What was asked by a process that is dead reaches nobody.
    if (!device.running || device.process !== process) return new Promise(() => {});
    if (response.ok) {
      const answer: Partial<Answer> = await response.clone().json();
      const {genuine, state = 'with the account'} = answer;
      log.note('server', `answers ${genuine === false ? 'not genuine' : state}`, answer);
    } else log.note('server', reasons[response.status] ?? `answers ${response.status}`);
    return response;
  };
}

const reasons: Readonly<Record<number, string>> = {
  400: 'answers 400: platform, productId or token is missing',
  401: 'answers 401: nobody is signed in',
  503: 'answers 503: it is down',
};
