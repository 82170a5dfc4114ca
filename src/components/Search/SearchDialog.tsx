import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useCallback, useRef, useState} from 'react';
import {searchAddress} from '../../site/searchScopes.ts';
import type {SearchSite} from './answerProps.ts';
import SearchPanel from './SearchPanel.tsx';
import styles from './styles.module.css';
import {useAnswer} from './useAnswer.ts';
import {SEARCH_DIALOG, useEarlyDialog} from './useEarlyDialog.ts';

/** The site, and the version that the dialog searches in unless told otherwise. */
export type SearchDialogProps = {readonly site: SearchSite; readonly version: string};

/**
 * A modal search: Escape closes it and the focus returns to where it was; the query stays for the next time. It is in
 * the HTML of every page, where src/inline/earlyDialog.ts opens it, so that its field is there before scripts run.
 */
export default function SearchDialog({site, version}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [choice, setChoice] = useState({version, scope: version});
  const {answer, hasFailed, load} = useAnswer();
  // A choice that was made on a page of another version does not count here.
  const scope = choice.version === version ? choice.scope : version;
  const page = <a href={searchAddress(site.baseUrl, query, scope)}>Open full-page search</a>;
  const takeOver = useCallback(
    (typed: string) => {
      setQuery(typed);
      load();
    },
    [load],
  );
  useEarlyDialog(dialog, takeOver);

  return (
    <dialog
      ref={dialog}
      id={SEARCH_DIALOG}
      aria-label="Search"
      className={clsx('dialog-frame', styles.dialog)}
      onFocus={load}
    >
      <div className={styles.sheet}>
        <SearchPanel
          site={site}
          query={query}
          onQuery={setQuery}
          scope={scope}
          onScope={(next) => setChoice({version, scope: next})}
          version={version}
          field={field}
          onChoose={({url}) => {
            dialog.current?.close();
            site.navigate(url);
          }}
          answer={answer}
          instead={
            hasFailed ? (
              <p role="alert" className={styles.problem}>
                Search couldn’t load. {page}
              </p>
            ) : (
              <p role="status" className={styles.status}>
                Loading search… Press Enter to open the search page.
              </p>
            )
          }
        >
          <button type="button" className={styles.close} data-closes>
            Close
          </button>
        </SearchPanel>
        {answer && (
          <p className={styles.hint}>
            <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open, <kbd>Escape</kbd> to
            close · {page}
          </p>
        )}
      </div>
    </dialog>
  );
}
