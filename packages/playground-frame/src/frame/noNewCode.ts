/** The only remaining way to turn a string into code; the guard has already processed that code. */
export const GuardedFunction = Function;

const {apply} = Reflect;

function refuse(): never {
  throw new EvalError('not simulated: code from text');
}

/** Removes the browser's ways to turn strings into code, whose loops could not be stopped. */
export function refuseNewCode(): void {
  const kinds = [function () {}, async function () {}, function* () {}, async function* () {}];
  for (const kind of kinds)
    Object.defineProperty(Object.getPrototypeOf(kind), 'constructor', {value: refuse});
  // `instanceof Function` still has to work.
  refuse.prototype = Function.prototype;
  Object.assign(globalThis, {eval: refuse, Function: refuse});
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real = globalThis[name];
    const onlyFunctions = (run: unknown, ...rest: never[]) =>
      typeof run === 'function' ? apply(real, globalThis, [run, ...rest]) : refuse();
    // Fixed: without timers the phone could not report anything.
    Object.defineProperty(globalThis, name, {
      value: onlyFunctions,
      writable: false,
      configurable: false,
    });
  }
}
