import type {ComponentType, FormEvent, KeyboardEvent, ReactNode, RefObject} from 'react';
import {useId, useLayoutEffect, useRef, useState} from 'react';
import {searchPage} from '../../site/searchScopes.ts';
import {latestVersion} from '../../site/versions.ts';
import type {Choices, SearchAnswerProps, Shown} from './answerProps.ts';
import styles from './styles.module.css';

/** What is searched for, and where; the owner keeps both. */
export type SearchPanelProps = Omit<SearchAnswerProps, 'ref' | 'list' | 'onShow'> & {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The component that finds and shows hits. It may load after the field, in which readers can already type. */
  readonly answer: ComponentType<SearchAnswerProps> | undefined;
  /** What is shown until then. */
  readonly instead: ReactNode;
  /** What is shown beside the field, such as a button that closes the dialog. */
  readonly children?: ReactNode;
};

const STEPS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

/**
 * A field with a list of hits under it: arrow keys move in the list while the focus stays in the field. It is a form
 * of plain HTML, so that it takes typing and leads to the page of the search before scripts run.
 */
export default function SearchPanel(props: SearchPanelProps): ReactNode {
  const {site, query, onQuery, scope, field, answer: Answer, instead, children} = props;
  const list = useId();
  const choices = useRef<Choices>(null);
  const [shown, setShown] = useState<Shown>({hasHits: false});
  useTypedBefore(field, onQuery);

  function onOffer(offered: string): void {
    onQuery(offered);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step !== undefined && choices.current?.move(step) === true) event.preventDefault();
  }

  function onSubmit(event: FormEvent): void {
    if (!choices.current) return;
    event.preventDefault();
    choices.current.choose();
  }

  return (
    <form
      role="search"
      action={searchPage(site.baseUrl)}
      className={styles.panel}
      onSubmit={onSubmit}
    >
      {scope !== latestVersion().version && <input type="hidden" name="version" value={scope} />}
      <div className={styles.bar}>
        <input
          ref={field}
          className={styles.field}
          name="q"
          role="combobox"
          aria-label="Search the documentation"
          aria-autocomplete="list"
          aria-controls={Answer && list}
          aria-expanded={shown.hasHits}
          aria-activedescendant={shown.active}
          placeholder="Function, error code, symptom"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="auto"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {/* For those who press no key; the keyboard has Enter, and needs no further stop. */}
        <button type="submit" className="visually-hidden" tabIndex={-1}>
          Go
        </button>
        {children}
      </div>
      {Answer ? (
        <Answer {...props} onQuery={onOffer} ref={choices} list={list} onShow={setShown} />
      ) : (
        instead
      )}
    </form>
  );
}

/** Takes over what the reader typed into the field before scripts ran. */
function useTypedBefore(
  field: RefObject<HTMLInputElement | null>,
  onQuery: (query: string) => void,
): void {
  const report = useRef(onQuery);
  useLayoutEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') report.current(typed);
  }, [field]);
}
