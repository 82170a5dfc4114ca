import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';

/** Three texts of a file: what its reader has, what it was added as, and what it would be added as now. */
export type Sides = {readonly own: string; readonly base: string; readonly fresh: string};

/** Both changes in one text, and the lines on which a conflict begins, as Git marks it. */
export type Merged = {readonly text: string; readonly conflicts: readonly number[]};

/** Merges what changed since a file was added into what its reader changed; `label` names the new side. */
export function mergeTexts(sides: Sides, label: string): Merged {
  const folder = mkdtempSync(join(tmpdir(), 'expo-iap-'));
  try {
    const files = [sides.own, sides.base, sides.fresh].map((text, index) => {
      const file = join(folder, String(index));
      writeFileSync(file, text);
      return file;
    });
    const labels = ['yours', 'as it was added', label].flatMap((each) => ['-L', each]);
    const {status, stdout} = spawnSync('git', ['merge-file', '-p', ...labels, ...files], {
      ...{encoding: 'utf8', maxBuffer: 2 ** 30},
    });
    // It ends with the number of conflicts, and above 127 with a failure.
    if (status === null || status > 127)
      throw new CannotAnswer(
        'Git couldn’t merge the files, so nothing was written. Install Git, which does that also outside a repository.',
      );
    return {text: stdout, conflicts: conflictsIn(stdout)};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** The lines, from 1, on which conflicts begin. */
export function conflictsIn(text: string): readonly number[] {
  return text.split('\n').flatMap((line, index) => (/^<{7} /.test(line) ? [index + 1] : []));
}
