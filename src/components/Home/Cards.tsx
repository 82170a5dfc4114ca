import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './cards.module.css';

/** A task with the page for it. */
export type Card = {
  /** The class that names its drawing. */
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  /** For those whose task is close to this one. */
  readonly also?: {readonly text: string; readonly to: string};
};

/** Tasks beside each other, each of which leads to its page. */
export default function Cards({of}: {readonly of: readonly Card[]}): ReactNode {
  return (
    <ul className={clsx(styles.cards, of.length % 3 === 0 && styles.threes)}>
      {of.map(({icon, title, text, to, also}) => (
        <li key={to} className={clsx(styles.card, styles[icon], icon)}>
          <h3>
            <Link to={to}>{title}</Link>
          </h3>
          <p>
            {text} {also && <Link to={also.to}>{also.text}</Link>}
          </p>
        </li>
      ))}
    </ul>
  );
}
