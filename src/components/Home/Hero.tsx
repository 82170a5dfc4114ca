import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './hero.module.css';

/** What a visitor sees first. */
export type HeroProps = {
  readonly title: string;
  readonly tagline: string;
  readonly install: ReactNode;
};

/** Says what this is and for which platforms, and shows the command that installs it. */
export default function Hero({title, tagline, install}: HeroProps): ReactNode {
  return (
    <header className={styles.hero}>
      <div>
        <h1>{title}</h1>
        <p className={styles.tagline}>{tagline}</p>
        <p className={styles.lead}>
          One TypeScript API for StoreKit 2 on iOS and Google Play Billing on Android. Load
          products, sell them, verify purchases on your server, and finish transactions.
        </p>
        <p className={styles.platforms}>
          <span>iOS 15 and later</span>
          <span>Android with Google Play</span>
          <span>Expo development builds and bare React Native</span>
        </p>
      </div>
      <div className={styles.install}>
        {install}
        <p className={styles.actions}>
          <Link className="button button--primary" to="/docs/guides/getting-started">
            Make your first test purchase
          </Link>
          <Link to="/docs/installation">Installation</Link>
          <Link to="/docs/api">API overview</Link>
        </p>
      </div>
    </header>
  );
}
