import type {Compiler} from 'webpack';

/**
 * Checks the samples after each compilation of the dev server. The check runs beside it, so that a page shows at
 * once; when the problems are others than before, one more compilation takes them into the overlay.
 */
export class SampleWatcher {
  private problems: readonly string[] = [];
  private isChecking = false;
  private isStale = false;

  constructor(private readonly check: () => Promise<readonly string[]>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('live-samples', (compilation) => {
      // The compiler of the HTML file is a child, which would tell everything twice.
      if (compilation.compiler !== compiler) return;
      for (const problem of this.problems) compilation.errors.push(new Error(problem));
    });
    compiler.hooks.done.tap('live-samples', () => void this.update(compiler));
  }

  private async update(compiler: Compiler): Promise<void> {
    this.isStale = true;
    if (this.isChecking) return;
    this.isChecking = true;
    while (this.isStale) {
      this.isStale = false;
      const found = await this.check().catch((error: unknown) => [
        `The samples could not be checked: ${error instanceof Error ? error.message : error}`,
      ]);
      if (found.join('\n') === this.problems.join('\n')) continue;
      this.problems = found;
      compiler.watching?.invalidate();
    }
    this.isChecking = false;
  }
}
