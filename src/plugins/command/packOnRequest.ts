import type {Middleware} from '../devMiddleware.ts';

/** Has the dev server pack what is below an address when someone asks for it, and again after `forget`. */
export function packOnRequest(
  address: string,
  pack: () => Promise<void>,
): {readonly middleware: Middleware; readonly forget: () => void} {
  let made: Promise<void> | undefined;
  const forget = (): void => {
    made = undefined;
  };
  return {
    forget,
    middleware: ({url = ''}, _response, next) => {
      if (!url.startsWith(address)) return next();
      made ??= pack();
      made.then(
        () => next(),
        (failure: unknown) => {
          // Once there is a build, the next request is answered.
          forget();
          next(failure);
        },
      );
    },
  };
}
