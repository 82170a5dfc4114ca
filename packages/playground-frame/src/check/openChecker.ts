import type {CodeProblem, SourceFile} from '../edit/compile.ts';
import type {CheckerFiles} from '../files.ts';
import {loadFile} from '../page/loadFiles.ts';
import type {CheckAnswer, CheckRequest} from './worker.ts';

/** TypeScript in a worker, with the declarations of one release. */
export type OpenChecker = {
  /** One check at a time; fails when the worker does not load. */
  readonly check: (files: readonly SourceFile[]) => Promise<readonly CodeProblem[]>;
  readonly close: () => void;
};

/** Loads the declarations and starts the worker. */
export async function openChecker({
  script,
  types,
}: Pick<CheckerFiles, 'script' | 'types'>): Promise<OpenChecker> {
  const answer = await loadFile(types);
  const declarations: CheckRequest = {types: await answer.json()};
  const worker = new Worker(script);
  worker.postMessage(declarations);
  return {
    check: (files) =>
      new Promise((done, fail) => {
        worker.onmessage = ({data}: MessageEvent<CheckAnswer>) => done(data.problems);
        worker.onerror = fail;
        const request: CheckRequest = {files};
        worker.postMessage(request);
      }),
    close: () => worker.terminate(),
  };
}
