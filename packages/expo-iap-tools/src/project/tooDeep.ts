import type {SourceFile} from '../scan/parseFiles.ts';
import type {Skipped} from './readSources.ts';

/** Files that a look left out for the stack, as a project names what it didn't read. */
export function tooDeep(files: readonly SourceFile[]): readonly Skipped[] {
  return files.map(({name}) => ({
    file: name,
    reason: 'is nested too deeply to be followed',
    hasLibrary: true,
  }));
}
