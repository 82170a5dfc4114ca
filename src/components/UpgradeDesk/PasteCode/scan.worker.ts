import {scanFiles} from '../../../upgrade/scan/scanFiles.ts';
import type {ScanAnswer, ScanTask} from './scanTask.ts';

// Beside the page, so that a large paste does not freeze it. Nothing here loads or sends anything.
self.onmessage = ({data}: MessageEvent<ScanTask>) => {
  const {id, files, plan, releases} = data;
  const answer: ScanAnswer = {id, result: scanFiles(files, {plan, releases})};
  self.postMessage(answer);
};
