import {getSwcJsMinimizerOptions} from '@docusaurus/faster';
import type {Configuration} from 'webpack';

/**
 * Makes minified names depend on the code alone. The minimizer prefers letters that a file has often, and some files
 * contain hashes that are replaced later: with other hashes, a build with caches gave other names than one without.
 */
export function steadyNames({optimization}: Configuration): void {
  if (optimization?.minimize === false) return;
  const minimizers = optimization?.minimizer ?? [];
  const place = minimizers.findIndex(
    (minimizer) => minimizer?.constructor.name === 'SwcJsMinimizerRspackPlugin',
  );
  const found = minimizers[place];
  if (!found)
    throw new Error(
      'Docusaurus no longer minimizes scripts with SwcJsMinimizerRspackPlugin, whose names src/plugins/names keeps steady: find out what it uses instead.',
    );
  minimizers[place] = Reflect.construct(found.constructor, [{minimizerOptions}]);
}

const minimizerOptions = {
  ...getSwcJsMinimizerOptions(),
  minify: true,
  mangle: {disableCharFreq: true},
};
