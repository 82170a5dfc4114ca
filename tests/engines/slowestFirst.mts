import {BaseSequencer, type TestSpecification} from 'vitest/node';

/**
 * Starts the suites in WebKit before the others: it draws without a graphics card and takes longest, and what starts last
 * leaves the other core idle. Without it, a clean clone sorts by the size of files.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({moduleId}: TestSpecification): boolean => moduleId.endsWith('/webkit.test.ts');
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
