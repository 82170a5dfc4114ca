import {rspack} from '@docusaurus/faster';
import {expect, it} from 'vitest';
import {releaseBundler} from './releaseBundler.ts';

/** A plugin that keeps its compiler, as one of Docusaurus does. */
class Keeper {
  compiler: unknown;

  apply(compiler: unknown): void {
    this.compiler = compiler;
  }
}

async function bundleWith(
  keeper: Keeper,
): Promise<{closed: Parameters<typeof releaseBundler>[1]; left: WeakRef<object>}> {
  const compiler = rspack({entry: 'data:text/javascript,1', plugins: [keeper]});
  compiler.hooks.shouldEmit.tap('test', () => false);
  await new Promise<void>((resolve) => {
    compiler.run(() => compiler.close(() => resolve()));
  });
  return {closed: [compiler], left: new WeakRef(compiler)};
}

it('leaves nothing of a closed compiler that a plugin keeps', async () => {
  const keeper = new Keeper();
  const {closed, left} = await bundleWith(keeper);
  await releaseBundler(rspack, closed);
  expect(keeper.compiler).toBeUndefined();
  expect(left.deref()).toBeUndefined();
});
