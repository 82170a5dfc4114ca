import type {NativeModule} from '../simulator/native/nativeModule.ts';
import type {RunningPhone} from './runningPhone.ts';

type Listener = (payload: unknown) => void;

/**
 * What stands in for the native module of the library, with the functions of another one. It is there at once, as on a phone; the phone behind it answers when
 * it has read its account, in the order in which it was asked.
 */
export function pocketModule(nativeModule: NativeModule, phone: RunningPhone): NativeModule {
  const functions = Object.keys(nativeModule)
    .filter((name) => typeof nativeModule[name] === 'function')
    .map((name) => {
      const call = async (...args: readonly unknown[]) => {
        const answer = await phone.ask(({parts}) =>
          Reflect.apply(Object(parts.nativeModule[name]), undefined, args),
        );
        return new Promise((done) => phone.hand(answer, done));
      };
      return [name, call] as const;
    });
  return {...nativeModule, ...Object.fromEntries(functions), ...createEmitter(phone)};
}

/** The part of Expo's `NativeModule` that listens, as far as the library uses it. */
function createEmitter(phone: RunningPhone) {
  const registered = new Map<number, {readonly event: string; readonly listener: Listener}>();
  let count = 0;
  const remove = (id: number): void => {
    if (registered.delete(id)) void phone.ask(({whole}) => whole.unlisten(id));
  };
  return {
    addListener(event: string, listener: Listener) {
      count += 1;
      const id = count;
      registered.set(id, {event, listener});
      void phone.ask(({whole}) => {
        whole.listen(id, event);
        // It may be removed while its removal still waits for the account.
        whole.hear(id, (payload) =>
          phone.hand(payload, (handed) => registered.get(id)?.listener(handed)),
        );
      });
      return {remove: () => remove(id)};
    },
    removeListener(event: string, listener: Listener) {
      for (const [id, one] of [...registered])
        if (one.event === event && one.listener === listener) remove(id);
    },
  };
}
