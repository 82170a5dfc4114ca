import {simulator as phone} from 'expo-iap-test-kit/currentPhone';

type AnyFunction = (...args: readonly unknown[]) => unknown;

/**
 * Functions of the library and their versions that log each call. The same function always gets the same version, as
 * React expects.
 */
const logged = new WeakMap<AnyFunction, AnyFunction>();

/** The library as an app sees it: the log has each call of it, and of what its hook returns. */
export function withCallsInLog(library: object): object {
  return new Proxy(library, {
    get(target, name): unknown {
      const part: unknown = Reflect.get(target, name);
      if (!isFunction(part) || typeof name === 'symbol' || isClass(name)) return part;
      return name === 'useIAP' ? hookWithLog(part) : functionWithLog(name, part);
    },
  });
}

function functionWithLog(name: string, part: AnyFunction): AnyFunction {
  const known = logged.get(part);
  if (known) return known;
  const wrapped: AnyFunction = (...args) => {
    phone().log.note('library', `calls ${name}`, args.length > 0 ? args.map(plain) : undefined);
    return part(...args);
  };
  logged.set(part, wrapped);
  return wrapped;
}

function hookWithLog(hook: AnyFunction): AnyFunction {
  return (...args) => {
    const result = hook(...args);
    if (typeof result !== 'object' || result === null) return result;
    const parts = Object.entries(result).map(([name, part]) => [
      name,
      isFunction(part) ? functionWithLog(name, part) : part,
    ]);
    return Object.fromEntries(parts);
  };
}

function isFunction(value: unknown): value is AnyFunction {
  return typeof value === 'function';
}

/** Classes start with a capital letter and must stay unwrapped for `instanceof` and `new`. */
function isClass(name: string): boolean {
  return /^[A-Z]/.test(name);
}

/** An argument as the log can show it. */
function plain(value: unknown): unknown {
  if (typeof value === 'function') return 'a function';
  try {
    const text = JSON.stringify(value, (_, part) => (part instanceof Error ? String(part) : part));
    return JSON.parse(text ?? '"undefined"');
  } catch {
    // Not String: an object without a prototype has no way to become a text.
    return Object.prototype.toString.call(value);
  }
}

/** A part of what an app writes to its console, as the log can show it: an object with what is in it. */
export function printed(value: unknown): string {
  if (typeof value !== 'object' || value === null || value instanceof Error) return String(value);
  return JSON.stringify(plain(value));
}
