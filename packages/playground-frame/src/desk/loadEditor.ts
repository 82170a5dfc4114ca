import type {SourceFile} from '../edit/compile.ts';
import type * as editorTools from '../edit/main.ts';
import {applyChange, type SharedCode} from '../edit/sharedCode.ts';
import {loadFile, loadFilesOf} from '../page/loadFiles.ts';

/** The compiler and the field, loaded as one file when someone starts to edit. */
export type EditorTools = typeof editorTools;

/** What an editor begins with. */
export type LoadedEditor = Awaited<ReturnType<typeof loadEditor>>;

/** Loads what editing a sample needs. */
export async function loadEditor(
  base: string,
  {version, app, linked}: {version: string; app: string; linked: SharedCode | undefined},
) {
  const {source, editor, checker} = await loadFilesOf(base, version, app);
  const [tools, original]: [EditorTools, SourceFile[]] = await Promise.all([
    // Not a part of the site's scripts: bundle/bundle.ts makes it.
    import(/* webpackIgnore: true */ `${base}${editor.script}`),
    loadFile(`${base}${source}`).then((answer) => answer.json()),
  ]);
  const changed = linked && applyChange(linked, original);
  return {
    tools,
    styles: `${base}${editor.styles}`,
    original,
    /** What is in the field first: the original, or what a link changed. */
    sources: changed ?? original,
    /** The link was made from an older sample, so its change cannot be applied. */
    isOutdated: linked !== undefined && !changed,
    /** Where the type checker is, and how much it costs to load. */
    check: {...checker, script: `${base}${checker.script}`, types: `${base}${checker.types}`},
  };
}
