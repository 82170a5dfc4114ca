import type {ReactNode} from 'react';
import {MOBILE_MENU_ID} from './index.tsx';
import styles from './styles.module.css';

/** Closes the menu of narrow screens, before and after the scripts have started. */
export default function CloseButton({onClose}: {onClose: () => void}): ReactNode {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label="Close the menu"
      popoverTarget={MOBILE_MENU_ID}
      popoverTargetAction="hide"
      onClick={onClose}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
        <path
          d="m5 5 14 14M19 5 5 19"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}
