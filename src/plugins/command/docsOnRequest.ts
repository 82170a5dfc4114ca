import type {Middleware} from '../devMiddleware.ts';
import type {PutOff} from '../madeOnRequest.ts';

/** Has the dev server make one more file in the folder that other work fills first, when someone asks for it. */
export function docsOnRequest(
  {middleware}: Pick<PutOff, 'middleware'>,
  address: string,
  pack: () => Promise<void>,
): {readonly middleware: Middleware; readonly forget: () => void} {
  let made: Promise<void> | undefined;
  const forget = (): void => {
    made = undefined;
  };
  return {
    forget,
    middleware: (request, response, next) =>
      middleware(request, response, (error) => {
        if (error !== undefined || request.url?.startsWith(address) !== true) return next(error);
        made ??= pack();
        made.then(
          () => next(),
          (failure: unknown) => {
            // Once there is a build, the next request is answered.
            forget();
            next(failure);
          },
        );
      }),
  };
}
