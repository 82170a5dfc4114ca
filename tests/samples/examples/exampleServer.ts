import {answerRequest, type AppRequest} from 'expo-iap-test-kit/developerRequest';
import {Gate} from 'expo-iap-test-kit/gate';
import type {Simulator} from 'expo-iap-test-kit/simulator';

/** Your server behind the examples, on the simulated network. */
export class ExampleServer {
  /** What the app sent about purchases. */
  readonly checks: unknown[] = [];
  /** Keeps answers with an account on their way. */
  readonly gate = new Gate();
  readonly #simulator: Simulator;

  constructor(simulator: Simulator) {
    this.#simulator = simulator;
  }

  set mood(mood: 'well' | 'down' | 'distrustful') {
    this.#simulator.server.mood = mood;
  }

  /** Stands in for the global `fetch` of the app. */
  readonly fetch = async (_url: string, request: AppRequest = {}): Promise<Response> => {
    const response = await answerRequest(this.#simulator.server, request);
    if (request.body === undefined) await this.gate.pass();
    else this.checks.push(JSON.parse(request.body));
    return response;
  };
}
