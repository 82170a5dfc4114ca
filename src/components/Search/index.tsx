import {useCallback, useState} from 'react';
import type {ComponentType, MouseEvent, ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {searchAddress} from '../../site/searchScopes.ts';
import {isField, useShortcut} from '../hooks/useShortcut.ts';
import type {SearchDialogProps} from './SearchDialog.tsx';
import type {SearchSite} from './SearchPanel.tsx';
import styles from './button.module.css';

/** The way into the search: a link to its page that becomes a button for the dialog once scripts run. */
export default function Search({
  site,
  version,
}: {
  readonly site: SearchSite;
  readonly version: string;
}): ReactNode {
  const isAlive = useIsBrowser();
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const address = searchAddress(site.baseUrl, '', version);

  const open = useCallback(() => {
    setOpen(true);
    // The dialog is downloaded on first use; if that fails, the page of the search does the same.
    import('./SearchDialog.tsx').then(
      (module) => setDialog(() => module.default),
      () => window.location.assign(address),
    );
  }, [address]);
  useShortcut(asksForSearch, open);

  function onClick(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  }

  return (
    <>
      <a
        href={address}
        className={styles.button}
        onClick={onClick}
        data-wait
        {...(isAlive
          ? {
              role: 'button',
              'aria-haspopup': 'dialog' as const,
              'aria-keyshortcuts': '/ Control+K Meta+K',
              onKeyDown: (event) => {
                if (event.key !== ' ') return;
                event.preventDefault();
                open();
              },
            }
          : {})}
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
      {Dialog && (
        <Dialog open={isOpen} onClose={() => setOpen(false)} site={site} version={version} />
      )}
    </>
  );
}

/** `/` outside of fields, Ctrl K and ⌘ K anywhere. */
function asksForSearch(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event;
  if (key.toLowerCase() === 'k') return ctrlKey !== metaKey && !altKey && !shiftKey;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isField(target);
}
