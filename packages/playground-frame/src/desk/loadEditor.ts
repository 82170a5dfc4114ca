import type {SourceFile} from '../edit/compile.ts';
import type * as editorTools from '../edit/main.ts';
import {applyChange, type SharedCode} from '../edit/sharedCode.ts';
import type {CheckerFiles} from '../files.ts';
import {loadFile, loadFilesOf} from '../page/loadFiles.ts';

/** The compiler and the field, loaded as one file when someone starts to edit. */
export type EditorTools = typeof editorTools;

/** What an editor begins with. */
export type LoadedEditor = {
  readonly tools: EditorTools;
  readonly styles: string;
  readonly original: readonly SourceFile[];
  /** What is in the field first: the original, or what a link changed. */
  readonly sources: readonly SourceFile[];
  /** The link was made from an older sample, so its change cannot be applied. */
  readonly isOutdated: boolean;
  /** Where the type checker is, and how much it costs to load. */
  readonly check: CheckerFiles;
};

/** Loads what editing a sample needs. */
export async function loadEditor(
  base: string,
  {version, app, linked}: {version: string; app: string; linked: SharedCode | undefined},
): Promise<LoadedEditor> {
  const {source, editor, checker} = await loadFilesOf(base, version, app);
  const [tools, original]: [EditorTools, SourceFile[]] = await Promise.all([
    // Not a part of the site's scripts: bundle/bundleEditor.ts makes it.
    import(/* webpackIgnore: true */ `${base}${editor.script}`),
    loadFile(`${base}${source}`).then((answer) => answer.json()),
  ]);
  const changed = linked && applyChange(linked, original);
  return {
    tools,
    styles: `${base}${editor.styles}`,
    original,
    sources: changed ?? original,
    isOutdated: linked !== undefined && !changed,
    check: {...checker, script: `${base}${checker.script}`, types: `${base}${checker.types}`},
  };
}
