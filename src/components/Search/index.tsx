import useIsBrowser from '@docusaurus/useIsBrowser';
import type {KeyboardEvent, ReactNode} from 'react';
import {searchAddress} from '../../site/searchScopes.ts';
import styles from './button.module.css';
import SearchDialog, {type SearchDialogProps} from './SearchDialog.tsx';
import {SEARCH_DIALOG} from './useEarlyDialog.ts';

/**
 * The control that opens the search: a link to its page. Where scripts may run, src/inline/clicks.ts opens the dialog
 * instead, by a click as by the keys; the link becomes a button once React can also answer Space.
 */
export default function Search({site, version}: SearchDialogProps): ReactNode {
  const isAlive = useIsBrowser();
  return (
    <>
      <a
        href={searchAddress(site.baseUrl, '', version)}
        className={styles.button}
        data-opens={SEARCH_DIALOG}
        aria-keyshortcuts="/ Control+K Meta+K"
        {...(isAlive ? {role: 'button', 'aria-haspopup': 'dialog', onKeyDown: clickOnSpace} : {})}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 5 5" />
        </svg>
        <span className={styles.label}>Search</span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </a>
      <SearchDialog site={site} version={version} />
    </>
  );
}

function clickOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
