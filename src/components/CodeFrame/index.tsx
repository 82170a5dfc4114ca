import {type OnePlatform, platformNote} from 'expo-iap-api-data/platformNote';
import {type ReactNode, useId, useRef} from 'react';
import {neededPatchNote, otherVersionNote} from '../../site/notes.ts';
import CopyButton from './CopyButton.tsx';
import styles from './styles.module.css';

/** What the pipeline passes on about a block of code. All of it is strings, so that pages stay static. */
export type CodeFrameProps = {
  /** The lines as HTML, colored by class names. */
  readonly code: string;
  /** Lines above them that the reader can show, as HTML. */
  readonly hidden?: string;
  /** Imports that a copy begins with while the hidden lines are not shown. */
  readonly imports?: string;
  /** Name of the scrollable area, unique on its page. */
  readonly label: string;
  readonly language: string;
  /** How readers call the language. */
  readonly languageName: string;
  /** File name above the block. */
  readonly title?: string;
  readonly platform?: OnePlatform;
  /** The docs version the block belongs to when it is not the page's own. */
  readonly version?: string;
  /** The oldest patch that compiles the block. */
  readonly needs?: string;
};

/** A block of code with its file name, its notes and a button that copies it. */
export default function CodeFrame(props: CodeFrameProps): ReactNode {
  const {code, hidden, imports, label, language, languageName, title} = props;
  const {platform, version, needs} = props;
  const block = useRef<HTMLPreElement>(null);
  const notes = [
    platform && platformNote(platform),
    version && otherVersionNote(version),
    needs && neededPatchNote(needs),
  ].filter((note) => note !== undefined);

  const html =
    hidden === undefined ? code : `<span class="hidden-lines" hidden>${hidden}</span>${code}`;

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
      {hidden !== undefined && <HiddenLinesSwitch />}
      {/* Focusable, so that long lines can be scrolled with the keyboard. */}
      <pre
        ref={block}
        tabIndex={0}
        role="region"
        aria-label={label}
        className={styles.block}
        data-imports={imports}
      >
        <code className={styles.code} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </figure>
  );
}

/** A checkbox that needs no script: the style sheet shows the hidden lines while it is checked. */
function HiddenLinesSwitch(): ReactNode {
  const id = useId();
  return (
    <>
      <input type="checkbox" id={id} className={`check ${styles.switch}`} />
      <label htmlFor={id} className={styles.switchLabel}>
        Show hidden lines
      </label>
    </>
  );
}
