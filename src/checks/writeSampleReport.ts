import path from 'node:path';
import {type SampleReport, writeReport} from 'mdx-samples/report';
import {writeFileAtomic} from '../cache/writeFileAtomic.ts';
import {SAMPLES_FOLDER} from '../marks/samplesFolder.ts';

/** Writes what was compiled where the build of the site looks for it; what has not changed stays as it is. */
export function writeSampleReport(root: string, report: SampleReport): void {
  writeReport({folder: path.join(root, SAMPLES_FOLDER), write: writeFileAtomic}, report);
}
