import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './colorSwitch.module.css';

/** A stored choice; none means the system's. */
export type ModeChoice = 'light' | 'dark' | null;

/** What the switch says and does. */
export type ColorSwitchProps = {
  readonly className?: string | undefined;
  readonly buttonClassName?: string | undefined;
  readonly title: string;
  readonly label: string;
  readonly onSwitch: () => void;
  readonly icons: Readonly<Record<'light' | 'dark' | 'system', ReactNode>>;
};

/** Switches the color mode; before scripts run, the inline script of the page does it (src/inline/startup.ts). */
export default function ColorSwitch({
  className,
  buttonClassName,
  title,
  label,
  onSwitch,
  icons,
}: ColorSwitchProps): ReactNode {
  return (
    <div className={clsx(styles.box, className)}>
      <button
        className={clsx('clean-btn', styles.button, buttonClassName)}
        type="button"
        data-color-switch
        onClick={onSwitch}
        title={title}
        aria-label={label}
      >
        {Object.entries(icons).map(([mode, icon]) => (
          <span key={mode} className={clsx(styles.icon, styles[mode])}>
            {icon}
          </span>
        ))}
      </button>
    </div>
  );
}

/** Returns the name of a choice. */
export function modeName(mode: ModeChoice): 'light' | 'dark' | 'system' {
  return mode ?? 'system';
}

/** Returns what the switch leads to: light and dark in turn, with the system's as a third where that counts. */
export function nextMode(mode: ModeChoice, followsSystem: boolean): ModeChoice {
  if (!followsSystem) return mode === 'dark' ? 'light' : 'dark';
  if (mode === null) return 'light';
  return mode === 'light' ? 'dark' : null;
}
