import type {Plugin} from '@docusaurus/types';
import {devMiddleware, type Middleware} from '../devMiddleware.ts';

type Rspack = {readonly lazyCompilationMiddleware: (compiler: object) => Middleware};

/**
 * Has the dev server compile a page when a browser opens it: compiling all of them took most of the time that an author
 * waited for the first one. src/plugins/checks finds the mistakes in the others.
 */
export default function lazyPages(): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack(_config, isServer, {currentBundler: {instance}}) {
      if (isServer || process.env.NODE_ENV !== 'development') return {};
      if (!isRspack(instance))
        throw new Error(
          'The bundler of Docusaurus no longer compiles on demand as Rspack does, so src/plugins/lazy-pages has to find another way.',
        );
      let middleware: Middleware = (_request, _response, next) => next();
      const opener = {
        apply(compiler: object) {
          middleware = instance.lazyCompilationMiddleware(compiler);
        },
      };
      return {
        ...{lazyCompilation: {entries: false, imports: true}},
        // What pages share would move to another file when the next one is compiled: styles and code that a browser looks
        // for where they were.
        optimization: {splitChunks: false},
        ...devMiddleware('lazy-pages', (...request) => middleware(...request)),
        plugins: [opener],
      };
    },
  };
}

function isRspack(bundler: object): bundler is Rspack {
  return 'lazyCompilationMiddleware' in bundler;
}
