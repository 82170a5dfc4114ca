import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './colorSwitch.module.css';

/** A stored choice; none means the system's. */
export type ModeChoice = 'light' | 'dark' | null;

/** A mode that can be on, and what the switch says then. */
export type Mode = {
  readonly name: keyof typeof icons;
  readonly title: string;
  readonly label: string;
};

/** The icons of the theme, drawn by lines: every page has them, and as outlines they have four times the bytes. */
const icons = {
  light:
    'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2v2m0 16v2M2 12h2m16 0h2M5.3 5.3l1 1m11.4 11.4 1 1m-13.4 0 1-1M17.7 6.3l1-1',
  dark: 'M11.1 4A8 8 0 1 0 20 12.9 6.4 6.4 0 0 1 11.1 4z',
  system: 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16',
} as const;

/** What the switch says and does. */
export type ColorSwitchProps = {
  readonly className?: string | undefined;
  readonly buttonClassName?: string | undefined;
  readonly modes: readonly Mode[];
  readonly onSwitch: () => void;
};

/**
 * Switches the color mode; before scripts run, the inline script of the page does it (src/inline/clicks.ts). The HTML
 * has the words for each mode and styles show those of the one that is on, so that they are true from the first view on.
 */
export default function ColorSwitch(props: ColorSwitchProps): ReactNode {
  const {className, buttonClassName, modes, onSwitch} = props;
  return (
    <div className={clsx(styles.box, className)}>
      <button
        className={clsx('clean-btn', styles.button, buttonClassName)}
        type="button"
        data-color-switch
        onClick={onSwitch}
      >
        {modes.map(({name, title, label}) => (
          <span key={name} className={clsx(styles.icon, styles[name])} title={title}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={icons[name]} />
            </svg>
            <span className="visually-hidden">{label}</span>
          </span>
        ))}
      </button>
    </div>
  );
}

/** Returns what the switch leads to: light and dark in turn, with the system's as a third where that counts. */
export function nextMode(mode: ModeChoice, followsSystem: boolean): ModeChoice {
  if (!followsSystem) return mode === 'dark' ? 'light' : 'dark';
  if (mode === null) return 'light';
  return mode === 'light' ? 'dark' : null;
}
