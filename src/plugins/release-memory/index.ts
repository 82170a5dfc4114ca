import type {Plugin} from '@docusaurus/types';
import {stop} from 'esbuild';
import type {Compiler} from 'webpack';
import {collectGarbage} from '../../finish/collectGarbage.ts';
import {releaseBundler} from './releaseBundler.ts';

/**
 * Gives back the memory of what a build no longer needs. In a large site that is more than everything that comes after:
 * the bundler alone keeps every page twice, for the browser and for the server.
 */
export default function releaseMemory(): Plugin {
  const compilers: Compiler[] = [];
  let open = 0;
  return {
    name: 'release-memory',
    configureWebpack(config, isServer, {currentBundler: {instance}}) {
      if (config.mode !== 'production') return {};
      // The playground and the test kit are bundled by now.
      if (isServer) void stop();
      open += 1;
      const apply = (compiler: Compiler): void => {
        compilers.push(compiler);
        // Every page has been compiled, and what that took in JavaScript waits for a collection.
        compiler.hooks.finishMake.tap('release-memory', collectGarbage);
        compiler.hooks.shutdown.tap('release-memory', () => {
          open -= 1;
          if (open === 0) void releaseBundler(instance, compilers.splice(0));
        });
      };
      return {plugins: [{apply}]};
    },
  };
}
