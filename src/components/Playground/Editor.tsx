import {type ReactNode, useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SharedCode} from '../../playground/edit/sharedCode.ts';
import type {AppFile} from '../../playground/protocol.ts';
import {EditorDesk} from './EditorDesk.tsx';
import {type LoadedEditor, loadEditor} from './loadEditor.ts';
import styles from './styles.module.css';
import type {Platform} from './usePlayground.ts';

/** What an editor knows of its playground. */
export type EditorProps = {
  readonly app: string;
  readonly version: string;
  readonly platform: Platform;
  /** Changed code that came with the address. */
  readonly linked: SharedCode | undefined;
  readonly run: (files: readonly AppFile[], keep: boolean) => void;
};

/** Loads what editing needs, and shows the files of the sample to change. */
export default function Editor(props: EditorProps): ReactNode {
  const {app, version, linked} = props;
  const [editor, setEditor] = useState<LoadedEditor | 'failed'>();
  const base = useBaseUrl('/');
  useEffect(() => {
    let isGone = false;
    const keep = (loaded: LoadedEditor | 'failed'): void => void (isGone || setEditor(loaded));
    loadEditor(base, {version, app, linked}).then(keep, () => keep('failed'));
    return () => void (isGone = true);
  }, [base, version, app, linked]);
  if (editor === 'failed')
    return (
      <p className={styles.fault} role="alert">
        The editor cannot be loaded now. Check your connection and press Edit again.
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
