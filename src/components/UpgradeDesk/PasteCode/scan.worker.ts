import {answerTask} from './answerTask.ts';
import {closeNetwork} from './closeNetwork.ts';
import type {ScanTask} from './scanTask.ts';

// The bundler has loaded all chunks of this file before its first line runs, and nothing in it is imported later. From
// here on it can only answer the page, also on a host that sends no policy for workers.
closeNetwork(self);

// Beside the page, so that a large paste does not freeze it.
self.onmessage = ({data}: MessageEvent<ScanTask>) => {
  self.postMessage(answerTask(data));
};
