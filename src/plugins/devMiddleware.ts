/** Answers a request of the dev server, or passes it on. */
export type Middleware = (
  request: {readonly url?: string},
  response: object,
  next: (error?: unknown) => void,
) => void;

/** The part of a bundler's configuration that has the dev server ask a middleware before all others. */
export function devMiddleware(name: string, middleware: Middleware): object {
  return {
    devServer: {
      setupMiddlewares(all: {name: string; middleware: Middleware}[]) {
        all.unshift({name, middleware});
        // Docusaurus has a function of this kind too, and joins the lists that both return.
        return [];
      },
    },
  };
}
