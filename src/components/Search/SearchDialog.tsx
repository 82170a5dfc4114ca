import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {searchAddress} from '../../site/searchScopes.ts';
import {useModal} from '../hooks/useModal.ts';
import SearchPanel, {type SearchSite} from './SearchPanel.tsx';
import styles from './styles.module.css';

/** Whether the dialog shows, and the version it searches in unless told otherwise. */
export type SearchDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly site: SearchSite;
  readonly version: string;
};

/** A modal search: Escape closes it and the focus returns to where it was; the query stays for the next time. */
export default function SearchDialog({open, onClose, site, version}: SearchDialogProps): ReactNode {
  const {dialog, close, closeOutside} = useModal(open);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [choice, setChoice] = useState({version, scope: version});
  // A choice that was made on a page of another version does not count here.
  const scope = choice.version === version ? choice.scope : version;

  useEffect(() => {
    if (open) field.current?.select();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      className={clsx('dialog-frame', styles.dialog)}
      onClose={onClose}
      onClick={closeOutside}
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
            close();
            site.navigate(url);
          }}
        >
          <button type="button" className={styles.close} onClick={close}>
            Close
          </button>
        </SearchPanel>
        <p className={styles.hint}>
          <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> opens, <kbd>Esc</kbd> closes ·{' '}
          <a href={searchAddress(site.baseUrl, query, scope)}>Open full-page search</a>
        </p>
      </div>
    </dialog>
  );
}
