import {readReport} from '../../samples/report.ts';
import type {CheckedPlace} from './remarkHighlight.ts';

/** Looks up which patch a block needs in what the last sample check found; without a check, none. */
export function neededPatch(root: string): (place: CheckedPlace) => string | undefined {
  const report = readReport(root);
  return ({path, line, hash}) =>
    report?.perPage[path]?.blocks.find((block) => block.line === line && block.hash === hash)
      ?.needs;
}
