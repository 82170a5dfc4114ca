import type {Middleware} from './devMiddleware.ts';

/** Work that is put off until someone asks for what it makes. */
export type PutOff = {
  /** Waits for the work; in the dev server the next request does it instead. */
  readonly make: () => Promise<void>;
  readonly middleware: Middleware;
};

/**
 * Puts off what makes the files of some folders: an author waits for the dev server at every start, and for these files
 * hardly ever. A build starts with it: until the check of the pages has answered, which runs in a separate process, this one
 * would only wait.
 */
export function madeOnRequest(
  folders: readonly string[],
  work: () => Promise<void>,
  isPutOff = process.env.NODE_ENV === 'development',
): PutOff {
  let made = isPutOff ? undefined : work();
  // A failure is told to the caller, so that the problems that the check names come first.
  made?.catch(() => undefined);
  const start = (): Promise<void> => (made ??= work());
  return {
    make: async () => {
      if (isPutOff) made = undefined;
      else await start();
    },
    middleware: ({url = ''}, _response, next) => {
      if (!folders.some((folder) => url.startsWith(folder))) next();
      else start().then(() => next(), next);
    },
  };
}
