import type {Clock} from 'expo-iap-test-kit/clock';

type Run = (...args: readonly unknown[]) => void;

/** Timers of the app on the clock of the phone, so that a day can pass at once; `stop` ends them all. */
export function appTimers(clock: Clock) {
  const running = new Map<number, () => void>();
  let last = 0;
  const start = (run: Run, ms: number, again: boolean, args: readonly unknown[]): number => {
    last += 1;
    const id = last;
    const schedule = (): void => {
      const cancel = clock.at(clock.now + Math.max(again ? 1 : 0, ms), () => {
        if (again) schedule();
        else running.delete(id);
        run(...args);
      });
      running.set(id, cancel);
    };
    schedule();
    return id;
  };
  const clear = (id: unknown): void => {
    if (typeof id !== 'number') return;
    running.get(id)?.();
    running.delete(id);
  };
  const stop = (): void => [...running.keys()].forEach(clear);
  const globals = {
    setTimeout: (run: Run, ms = 0, ...args: unknown[]) => start(run, ms, false, args),
    setInterval: (run: Run, ms = 0, ...args: unknown[]) => start(run, ms, true, args),
    clearTimeout: clear,
    clearInterval: clear,
  };
  return {globals, stop};
}

const RealDate = Date;

/** A `Date` whose present is the clock's; the library asks it too. */
export function dateOf(clock: Clock): DateConstructor {
  return new Proxy(RealDate, {
    construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [clock.now]),
    apply: () => new Date(clock.now).toString(),
    get: (target, name) => (name === 'now' ? () => clock.now : Reflect.get(target, name)),
  });
}
