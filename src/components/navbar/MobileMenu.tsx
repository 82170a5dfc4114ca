import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import {showIn} from '../../site/showIn.ts';
import styles from './mobileMenu.module.css';

/** Id that ties the menu button to the menu, so that it opens before any script runs. */
const MOBILE_MENU_ID = 'mobile-menu';
/** In a list, because browsers without popovers reject the pseudo-class alone. */
const SHOWN_AS_POPOVER = ':is(:popover-open)';

/** State and content of the menu of narrow screens. */
export type MobileMenuProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The first row, in front of the button that closes the menu. */
  readonly header: ReactNode;
  readonly main: ReactNode;
  /** What the page adds, such as the pages of the docs; shown first when present. */
  readonly secondary: ReactNode;
  readonly secondaryShown: boolean;
  readonly onBack: () => void;
};

/** A modal menu: focus moves in and stays in, Escape closes it, the page behind is inert. */
export default function MobileMenu(props: MobileMenuProps): ReactNode {
  const {open, onOpenChange, header, main, secondary, secondaryShown, onBack} = props;
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => showAsModal(dialog.current, open), [open]);
  useEffect(() => keepFocus(dialog.current), [secondaryShown]);
  const hasSecondary = secondary !== undefined && secondary !== null;
  useEffect(() => showOpenPage(dialog.current), [open, secondaryShown, hasSecondary]);

  function closeAfterLink(event: MouseEvent) {
    const target = event.target;
    if (!(target instanceof Element)) return;
    if (target === dialog.current || target.closest('a[href]')) {
      dialog.current?.close();
      if (dialog.current?.matches(SHOWN_AS_POPOVER)) dialog.current.hidePopover();
    }
  }

  return (
    <dialog
      ref={dialog}
      id={MOBILE_MENU_ID}
      popover="auto"
      aria-label="Menu"
      className={styles.menu}
      // Told a moment after it closed, when the reader may have opened it again.
      onClose={() => dialog.current?.open || onOpenChange(false)}
      onClick={closeAfterLink}
    >
      <div className={styles.sheet}>
        <div className={styles.header}>
          {header}
          <CloseButton onClose={() => onOpenChange(false)} />
        </div>
        <div className={styles.panel} hidden={secondaryShown}>
          {main}
        </div>
        {hasSecondary && (
          <div className={styles.panel} hidden={!secondaryShown}>
            <button type="button" className={styles.back} onClick={onBack}>
              <span aria-hidden="true">←</span> Back to main menu
            </button>
            {secondary}
          </div>
        )}
      </div>
    </dialog>
  );
}

function showAsModal(dialog: HTMLDialogElement | null, open: boolean): void {
  if (!dialog || dialog.open === open) return;
  if (!open) {
    dialog.close();
    return;
  }
  // A popover that the button opened before hydration cannot become modal while it is shown.
  if (dialog.matches(SHOWN_AS_POPOVER)) dialog.hidePopover();
  dialog.showModal();
}

/** A list is longer than the window: what is open stays in sight. */
function showOpenPage(dialog: HTMLDialogElement | null): void {
  const links = dialog?.querySelectorAll('[aria-current=page]') ?? [];
  const link = [...links].find(isShown);
  if (dialog && link) showIn(dialog, link);
}

/** The button that changed the panel is hidden with its panel: focus goes to what is shown now. */
function keepFocus(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open || (dialog.contains(document.activeElement) && isShown(document.activeElement)))
    return;
  const targets = dialog.querySelectorAll<HTMLElement>('div:not([hidden]) > ul a[href], summary');
  [...targets].find(isShown)?.focus();
}

function isShown(element: Element | null): boolean {
  return element !== null && element.closest('[hidden]') === null;
}

/**
 * Opens the menu of narrow screens; the popover attribute does so before the scripts have started. With it browsers
 * themselves report whether the menu is open, so HTML allows no `aria-expanded` beside it.
 */
export function MenuButton({onOpen}: {onOpen: () => void}): ReactNode {
  function openAsModal(event: MouseEvent) {
    event.preventDefault();
    // At once: the state says open until the browser has told of a menu that it closed.
    showAsModal(document.querySelector<HTMLDialogElement>(`#${MOBILE_MENU_ID}`), true);
    onOpen();
  }
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label="Open the menu"
      aria-haspopup="dialog"
      aria-controls={MOBILE_MENU_ID}
      popoverTarget={MOBILE_MENU_ID}
      onClick={openAsModal}
    >
      <Strokes d="M3 6h18M3 12h18M3 18h18" />
    </button>
  );
}

/** Closes the menu of narrow screens, before and after the scripts have started. */
function CloseButton({onClose}: {onClose: () => void}): ReactNode {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label="Close the menu"
      popoverTarget={MOBILE_MENU_ID}
      popoverTargetAction="hide"
      onClick={onClose}
    >
      <Strokes d="m5 5 14 14M19 5 5 19" />
    </button>
  );
}

function Strokes({d}: {d: string}): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
      <path d={d} stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
