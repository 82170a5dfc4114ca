import {join} from 'node:path';
import type {Compiler} from 'webpack';
import {SKILLS_FOLDER} from '../../site/addresses.ts';

/** Folders with what people write. */
const CONTENT = ['docs', 'versioned_docs', 'blog', SKILLS_FOLDER];

/**
 * Checks all content while an author writes: once the dev server has compiled, and then as soon as a file is saved. The
 * check runs beside the server, so that a page shows at once; when the problems are others than before, one more
 * compilation takes them into the overlay.
 */
export class ContentWatcher {
  private problems: readonly string[] = [];
  private isChecking = false;
  private isStale = false;
  private isStarted = false;

  constructor(
    private readonly siteDir: string,
    private readonly check: () => Promise<readonly string[]>,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.watchRun.tap('live-content', ({modifiedFiles, removedFiles}) => {
      const changed = [...(modifiedFiles ?? []), ...(removedFiles ?? [])];
      if (this.isStarted && changed.length > 0) void this.update(compiler);
    });
    compiler.hooks.afterCompile.tap('live-content', (compilation) => {
      // The compiler of the HTML file is a child, which would tell everything twice.
      if (compilation.compiler !== compiler) return;
      // A page that no browser has opened is not compiled, so the bundler would not notice when it is saved.
      for (const folder of CONTENT) compilation.contextDependencies.add(join(this.siteDir, folder));
      for (const problem of this.problems) compilation.errors.push(new Error(problem));
    });
    compiler.hooks.done.tap('live-content', () => {
      if (this.isStarted) return;
      this.isStarted = true;
      void this.update(compiler);
    });
  }

  private async update(compiler: Compiler): Promise<void> {
    this.isStale = true;
    if (this.isChecking) return;
    this.isChecking = true;
    while (this.isStale) {
      this.isStale = false;
      const found = await this.check().catch((error: unknown) => [
        `The content could not be checked: ${error instanceof Error ? error.message : error}`,
      ]);
      if (found.join('\n') === this.problems.join('\n')) continue;
      this.problems = found;
      compiler.watching?.invalidate();
    }
    this.isChecking = false;
  }
}
