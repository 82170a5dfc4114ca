import type {Reporter, TestModule} from 'vitest/node';
import {addResults, describeFailure, describeFlake} from './results.ts';

/** Tells the step what Vitest found. A skipped test is a failure, and so is a run without tests. */
export default class VitestResults implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly {message: string}[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed');
    const failed = tests.filter((test) => test.result().state !== 'passed');
    const broken = modules.filter((module) => module.errors().length > 0);
    const failures = [
      ...failed.map((test) =>
        describeFailure(
          test.fullName,
          (test.result().errors ?? [{message: test.result().state}]).map(textOf),
        ),
      ),
      ...broken.map((module) =>
        describeFailure(module.relativeModuleId, module.errors().map(textOf)),
      ),
      ...errors.map((error) => describeFailure('outside the tests', [textOf(error)])),
      ...(tests.length === 0 ? ['no test ran'] : []),
    ];
    const flakes = passed
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => describeFlake(test.fullName, (test.result().errors ?? []).map(messageOf)));
    addResults({passed: passed.length, failures, flakes});
  }
}

const messageOf = ({message}: {message: string}): string => message;

function textOf({message, stack}: {message: string; stack?: string}): string {
  return stack?.includes(message) ? stack : message;
}
