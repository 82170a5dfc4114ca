import {type ReactNode, useEffect, useState} from 'react';
import {EditorDesk, type EditorProps} from './EditorDesk.tsx';
import {type LoadedEditor, loadEditor} from './loadEditor.ts';

/** Loads what editing needs, and shows the files of the sample in an editor. */
export default function Editor(props: EditorProps & {readonly base: string}): ReactNode {
  const {base, app, version, linked} = props;
  const [editor, setEditor] = useState<LoadedEditor | 'failed'>();
  useEffect(() => {
    let isGone = false;
    const keep = (loaded: LoadedEditor | 'failed'): void => void (isGone || setEditor(loaded));
    loadEditor(base, {version, app, linked}).then(keep, () => keep('failed'));
    return () => void (isGone = true);
  }, [base, version, app, linked]);
  if (editor === 'failed')
    return (
      <p className="play-fault" role="alert">
        The editor couldn’t load. Check your connection and press Edit again.
      </p>
    );
  if (!editor) return <p role="status">Loading the editor…</p>;
  return (
    <>
      <link rel="stylesheet" href={editor.styles} precedence="default" />
      <EditorDesk {...props} editor={editor} />
    </>
  );
}
