/** A method of a part of the phone that was called, or a value of it that was set. */
export type Act = {
  readonly part: string;
  readonly name: string;
  readonly args: readonly unknown[];
  readonly sets?: true;
};

/** An act at a time of the simulator's clock. */
export type Entry = Act & {readonly at: number};

/** An object that does what it is told and says what that was. */
export function recorded<Part extends object>(
  owner: Part,
  part: string,
  note: (act: Act) => void,
): Part {
  return new Proxy(owner, {
    // The owner is asked itself: only it has its private fields.
    get(target, name): unknown {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function' || typeof name === 'symbol') return value;
      return (...args: readonly unknown[]): unknown => {
        // A function cannot be told again after a reload; nothing that changes a store takes one.
        if (!args.some((one) => typeof one === 'function')) note({part, name, args});
        return Reflect.apply(value, target, args);
      };
    },
    set(target, name, value): boolean {
      if (typeof name === 'string') note({part, name, args: [value], sets: true});
      return Reflect.set(target, name, value, target);
    },
  });
}

export function doAgain({name, args, sets}: Act, owner: object): unknown {
  if (sets) return Reflect.set(owner, name, args[0]);
  return Reflect.apply(Object(Reflect.get(owner, name)), owner, args);
}
