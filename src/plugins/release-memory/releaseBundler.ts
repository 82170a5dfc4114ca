import {setTimeout as wait} from 'node:timers/promises';
import {collectGarbage} from '../../finish/collectGarbage.ts';

/** What of a compiler is used here, so that it is the same whichever bundler it belongs to. */
type Closable = {
  readonly hooks: {
    readonly shouldEmit: {readonly tap: (name: string, answer: () => boolean) => void};
  };
  readonly options: {readonly plugins: readonly unknown[]};
  readonly run: (then: () => void) => void;
  readonly close: (then: () => void) => void;
};

type Bundler = (options: {
  mode: 'production';
  entry: Record<string, string>;
  cache: false;
}) => Closable;

const ATTEMPTS = 20;
const PAUSE_MS = 100;

/** How often the bundler works for nothing, and on how many modules: all of its threads have to take part. */
const ROUNDS = 10;
const MODULES = 64;

/**
 * Makes the bundler give back what closed compilers hold. Docusaurus keeps its plugins, and one of these keeps its
 * compiler; and what one thread of the bundler took and another one freed waits until the first one takes something again.
 */
export async function releaseBundler(bundler: Bundler, closed: Closable[]): Promise<void> {
  const left = letGo(closed);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // Whoever waited for the bundler goes on and lets go of its results.
    await wait(PAUSE_MS);
    collectGarbage();
    if (left.every((compiler) => compiler.deref() === undefined)) break;
  }
  // Native memory is freed in a task after the collection.
  await wait(PAUSE_MS);
  for (let round = 0; round < ROUNDS; round += 1) await bundleNothing(bundler);
}

/** Empties the list of compilers; not in the function above, whose variables live as long as it waits. */
function letGo(closed: Closable[]): WeakRef<Closable>[] {
  return closed.splice(0).map((compiler) => {
    for (const plugin of compiler.options.plugins)
      if (typeof plugin === 'object' && plugin && 'compiler' in plugin) delete plugin.compiler;
    return new WeakRef(compiler);
  });
}

async function bundleNothing(bundler: Bundler): Promise<void> {
  const entry = Object.fromEntries(
    Array.from({length: MODULES}, (_, index) => [
      `module${index}`,
      `data:text/javascript,export default (list) => list.map((item) => [item, "${index}"]);`,
    ]),
  );
  const compiler = bundler({mode: 'production', entry, cache: false});
  compiler.hooks.shouldEmit.tap('release-memory', () => false);
  await new Promise<void>((resolve) => {
    compiler.run(() => compiler.close(() => resolve()));
  });
}
