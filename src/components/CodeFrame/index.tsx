import {type ReactNode, useRef} from 'react';
import {neededPatchNote, otherVersionNote, type Platform, platformNote} from '../../site/notes.ts';
import CopyButton from './CopyButton.tsx';
import styles from './styles.module.css';

/** What the pipeline knows about a block of code; all of it is text, so that pages stay static. */
export type CodeFrameProps = {
  /** The lines as HTML, colored by class names. */
  readonly code: string;
  /** Name of the scrollable area, unique on its page. */
  readonly label: string;
  readonly language: string;
  /** How readers call the language. */
  readonly languageName: string;
  /** File name above the block. */
  readonly title?: string;
  readonly platform?: Platform;
  /** The docs version the block belongs to when it is not the page's own. */
  readonly version?: string;
  /** The oldest patch that compiles the block. */
  readonly needs?: string;
};

/** A block of code with its file name, its notes and a button that copies it. */
export default function CodeFrame(props: CodeFrameProps): ReactNode {
  const {code, label, language, languageName, title, platform, version, needs} = props;
  const block = useRef<HTMLPreElement>(null);
  const notes = [
    platform && platformNote(platform),
    version && otherVersionNote(version),
    needs && neededPatchNote(needs),
  ].filter((note) => note !== undefined);

  return (
    <figure className={styles.frame} data-language={language}>
      <figcaption className={styles.bar}>
        {title !== undefined && <span className={styles.title}>{title}</span>}
        <span className={styles.language}>{languageName}</span>
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
        <CopyButton block={block} />
      </figcaption>
      {/* Focusable, so that long lines can be scrolled with the keyboard. */}
      <pre ref={block} tabIndex={0} role="region" aria-label={label} className={styles.block}>
        <code className={styles.code} dangerouslySetInnerHTML={{__html: code}} />
      </pre>
    </figure>
  );
}
