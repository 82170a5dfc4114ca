import {refuse, requireCall, show} from '../kit/wrongUse.ts';
import type {PlatformName} from '../simulator/versions.ts';

/** A call of your server to the store that can be made to fail. */
export type ServerCall =
  | 'every call'
  | 'order'
  // Of the App Store.
  | 'transaction'
  | 'subscriptions'
  | 'history'
  | 'refunds'
  | 'consumption'
  | 'finish'
  | 'app transaction'
  | 'certificates'
  | 'account token'
  | 'extend'
  | 'notifications'
  | 'test notification'
  // Of Google Play.
  | 'access token'
  | 'keys'
  | 'product'
  | 'subscription'
  | 'acknowledge'
  | 'consume'
  | 'voided'
  | 'revoke'
  | 'cancel'
  | 'defer';

/**
 * What a call gets instead of its answer: an error of the store, with Apple's `errorCode` or Google's `reason`; no route to the
 * store at all, such as while a key server is out of reach; no answer for ever; or the answer of this moment, which arrives
 * only when the failure is taken back.
 */
export type CallFailure =
  {readonly status: number; readonly code?: number | string} | 'no route' | 'no answer' | 'late';

/** The store that has the call. */
const calls: Readonly<Record<ServerCall, PlatformName | 'both'>> = {
  ...{'every call': 'both', order: 'both'},
  ...{transaction: 'ios', subscriptions: 'ios', history: 'ios', refunds: 'ios'},
  ...{consumption: 'ios', finish: 'ios', 'account token': 'ios', extend: 'ios'},
  ...{'app transaction': 'ios', certificates: 'ios'},
  ...{notifications: 'ios', 'test notification': 'ios'},
  ...{'access token': 'android', keys: 'android', product: 'android', subscription: 'android'},
  ...{acknowledge: 'android', consume: 'android', voided: 'android'},
  ...{revoke: 'android', cancel: 'android', defer: 'android'},
};

/** Calls that were made to fail, for as many times as the test said. */
export class ServerFailures {
  readonly #os: PlatformName;
  readonly #waiting = new Map<ServerCall, {readonly failure: CallFailure; left: number}>();
  readonly #late = new Map<ServerCall, (() => void)[]>();

  constructor(os: PlatformName) {
    this.#os = os;
  }

  /** `null` takes a failure back, and lets late answers go. */
  set(call: ServerCall, failure: CallFailure | null, times = 1): void {
    requireCall('The call of store.fail', call, calls, this.#os);
    if (failure === null) {
      this.#waiting.delete(call);
      for (const arrive of this.#late.get(call) ?? []) arrive();
      return void this.#late.delete(call);
    }
    check(this.#os, failure);
    if (!(times >= 1)) refuse(`store.fail needs a number of times from 1, not ${show(times)}.`);
    this.#waiting.set(call, {failure, left: times});
  }

  /** What a call gets: its answer, or a failure. `write` is for the form in which the store says errors. */
  async meet(
    call: ServerCall,
    {signal}: Request,
    write: (error: Exclude<CallFailure, string>) => Response,
    answer: () => Response | Promise<Response>,
  ): Promise<Response> {
    const [failure, name = call] = this.#take(call) ?? this.#take('every call') ?? [];
    if (failure === undefined) return answer();
    if (failure === 'no route') return Response.error();
    if (failure === 'late') {
      const late = await answer();
      await new Promise<void>((arrive) =>
        this.#late.set(name, [...(this.#late.get(name) ?? []), arrive]),
      );
      return late;
    }
    if (failure === 'no answer')
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
    return write(failure);
  }

  #take(call: ServerCall): readonly [CallFailure, ServerCall] | undefined {
    const found = this.#waiting.get(call);
    if (!found) return undefined;
    found.left -= 1;
    if (found.left < 1) this.#waiting.delete(call);
    return [found.failure, call];
  }
}

function check(os: PlatformName, failure: CallFailure): void {
  if (failure === 'no route' || failure === 'no answer' || failure === 'late') return;
  const {status, code}: {status?: unknown; code?: unknown} = Object(failure);
  if (typeof status !== 'number' || !(status >= 400 && status < 600))
    return refuse(
      `A failure is {status, code} with a status from 400 to 599, "no route", "no answer" or "late", not ${show(failure)}.`,
    );
  const fits = os === 'ios' ? Math.floor(Number(code) / 10_000) === status : true;
  if (code !== undefined && !fits)
    refuse(`Apple's error codes begin with their status: ${show(code)} is not one of ${status}.`);
}
