import type {FullConfig, Reporter, Suite} from '@playwright/test/reporter';
import {addResults, describeFailure} from './results.ts';

/** Tells the step what Playwright found. A skipped test is a failure, and so is a run without tests. */
export default class PlaywrightResults implements Reporter {
  #suite: Suite | undefined;
  readonly #errors: string[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onError({message = 'an error without a message'}: {message?: string}): void {
    this.#errors.push(message);
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const having = (...outcomes: readonly string[]) =>
      tests.filter((test) => outcomes.includes(test.outcome()));
    const failures = having('unexpected', 'skipped').map((test) =>
      describeFailure(
        test.titlePath().filter(Boolean).join(' '),
        (test.results.at(-1)?.errors ?? []).map(({message = ''}) => message),
      ),
    );
    if (tests.length === 0) failures.push('no test ran');
    addResults({
      passed: having('expected', 'flaky').length,
      failures: [...failures, ...this.#errors],
      flakes: having('flaky').map((test) => test.titlePath().filter(Boolean).join(' ')),
    });
  }
}
