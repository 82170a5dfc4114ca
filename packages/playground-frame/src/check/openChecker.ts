import type {CodeProblem, SourceFile} from '../edit/compile.ts';
import type {AppFiles} from '../files.ts';
import {loadFile} from '../page/loadFiles.ts';
import type {CheckAnswer, CheckRequest} from './worker.ts';

/** TypeScript in a worker, with the declarations of one release. */
export type OpenChecker = Awaited<ReturnType<typeof openChecker>>;

/** Loads the declarations and starts the worker. */
export async function openChecker({script, types}: Pick<AppFiles['checker'], 'script' | 'types'>) {
  const answer = await loadFile(types);
  const declarations: CheckRequest = {types: await answer.json()};
  const worker = new Worker(script);
  worker.postMessage(declarations);
  return {
    /** One check at a time; fails when the worker does not load. */
    check: (files: readonly SourceFile[]) =>
      new Promise<readonly CodeProblem[]>((done, fail) => {
        worker.onmessage = ({data}: MessageEvent<CheckAnswer>) => done(data.problems);
        worker.onerror = fail;
        const request: CheckRequest = {files};
        worker.postMessage(request);
      }),
    close: () => worker.terminate(),
  };
}
