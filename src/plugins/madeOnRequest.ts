import type {Middleware} from './devMiddleware.ts';

/** Work that is put off until someone asks for what it makes. */
export type PutOff = {
  /** Does the work, or waits for it; in the dev server the first request does it instead. */
  readonly make: () => Promise<void>;
  readonly middleware: Middleware;
};

/**
 * Puts off what makes the files of some folders: an author waits for the dev server at every start, and for these files
 * hardly ever. A build starts with it: until the check of the pages has answered, which runs in a separate process, this one
 * would only wait. After a change they are made at once, so that a mistake in them is told when it is saved.
 */
export function madeOnRequest(
  folders: readonly string[],
  work: () => Promise<void>,
  isPutOff = process.env.NODE_ENV === 'development',
): PutOff {
  let early = isPutOff ? undefined : work();
  // A failure is told to the caller, so that the problems that the check names come first.
  early?.catch(() => undefined);
  let made: Promise<void> | undefined;
  let isFirst = isPutOff;
  const make = (): Promise<void> => {
    made = early ?? work();
    early = undefined;
    return made;
  };
  return {
    make: async () => {
      if (isFirst) isFirst = false;
      else await make();
    },
    middleware: ({url = ''}, _response, next) => {
      if (!folders.some((folder) => url.startsWith(folder))) next();
      else (made ?? make()).then(() => next(), next);
    },
  };
}
