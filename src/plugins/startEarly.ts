/**
 * Starts work when a plugin is set up: until the check of the pages has answered, which runs in a separate process, this one
 * would only wait. The first call of what is returned gives that result, each later one does the work again. A
 * failure is told to the caller, so that the problems that the check names come first.
 */
export function startEarly<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let early: Promise<Result> | undefined = work();
  early.catch(() => undefined);
  return () => {
    const result = early ?? work();
    early = undefined;
    return result;
  };
}
