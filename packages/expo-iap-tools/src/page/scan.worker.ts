import type {Release} from '../scan/library/release.ts';
import {answerTask} from './answerTask.ts';
import {closeNetwork} from './closeNetwork.ts';
import type {Crash, ScanAnswer, ScanTask, WorkerMessage} from './scanTask.ts';

// The bundler has loaded all chunks of this file before its first line runs, and nothing in it is imported later. From
// here on it can only answer the page, also on a host that sends no policy for workers.
closeNetwork(self);

let releases: readonly Release[] = [];

// Beside the page, so that a large paste does not freeze it.
self.onmessage = ({data}: MessageEvent<WorkerMessage>) => {
  if ('releases' in data) ({releases} = data);
  else self.postMessage(answer(data));
};

/** A failure here is not one of the connection, and the page must not say so. */
function answer(task: ScanTask): ScanAnswer | Crash {
  try {
    return answerTask(task, releases);
  } catch {
    return 'crashed';
  }
}
