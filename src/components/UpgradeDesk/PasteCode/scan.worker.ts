import {scanFiles} from '../../../upgrade/scan/scanFiles.ts';
import {closeNetwork} from './closeNetwork.ts';
import type {ScanAnswer, ScanTask} from './scanTask.ts';

// The bundler has loaded all chunks of this file before its first line runs, and nothing in it is imported later. From
// here on it can only answer the page, also on a host that sends no policy for workers.
closeNetwork(self);

// Beside the page, so that a large paste does not freeze it.
self.onmessage = ({data}: MessageEvent<ScanTask>) => {
  const {id, files, plan, releases} = data;
  const answer: ScanAnswer = {id, result: scanFiles(files, {plan, releases})};
  self.postMessage(answer);
};
