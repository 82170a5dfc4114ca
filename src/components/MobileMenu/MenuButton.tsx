import type {MouseEvent, ReactNode} from 'react';
import {MOBILE_MENU_ID} from './index.tsx';
import styles from './styles.module.css';

/** Opens the menu of narrow screens; the popover attribute does so before the scripts have started. */
export default function MenuButton({open, onOpen}: {open: boolean; onOpen: () => void}): ReactNode {
  function openAsModal(event: MouseEvent) {
    event.preventDefault();
    onOpen();
  }
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label="Open the menu"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={MOBILE_MENU_ID}
      popoverTarget={MOBILE_MENU_ID}
      onClick={openAsModal}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
        <path
          d="M3 6h18M3 12h18M3 18h18"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}
