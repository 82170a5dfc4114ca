import type {FullConfig, Reporter, Suite, TestCase, TestResult} from '@playwright/test/reporter';
import {addResults, describeFailure, describeFlake} from './results.ts';

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
      describeFailure(nameOf(test), messagesOf(test.results.at(-1))),
    );
    if (tests.length === 0) failures.push('no test ran');
    addResults({
      passed: having('expected', 'flaky').length,
      failures: [...failures, ...this.#errors],
      flakes: having('flaky').map((test) =>
        describeFlake(nameOf(test), messagesOf(test.results[0])),
      ),
    });
  }
}

const nameOf = (test: TestCase): string => test.titlePath().filter(Boolean).join(' ');

const messagesOf = (result: TestResult | undefined): string[] =>
  (result?.errors ?? []).map(({message = ''}) => message);
