import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Diagram from '../Diagram/index.tsx';
import {docsVersions, versionRoot} from '../../library/versions.ts';
import styles from './styles.module.css';
import {readers, ways} from './ways.ts';

/** What the home page is made of; the parts with code come from checked pages. */
export type HomeProps = {
  readonly title: string;
  readonly tagline: string;
  readonly install: ReactNode;
  readonly sample: ReactNode;
  readonly difference: ReactNode;
  readonly news: ReactNode;
};

/** The home page: what this is, where to start, which version, what is new. */
export default function Home({
  title,
  tagline,
  install,
  sample,
  difference,
  news,
}: HomeProps): ReactNode {
  return (
    <main className={styles.home}>
      <header className={styles.hero}>
        <div>
          <h1>{title}</h1>
          <p className={styles.tagline}>{tagline}</p>
          <p>
            One TypeScript API over StoreKit 2 on iOS and Google Play Billing on Android: load
            products, sell them, check them on your server, finish the transaction.
          </p>
          <p className={styles.platforms}>
            <span className={styles.ios}>iOS 15 and later</span>
            <span className={styles.android}>Android with Google Play</span>
          </p>
          <p className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs/guides/getting-started">
              Get started
            </Link>
            <Link
              className="button button--outline button--primary button--lg"
              to="/docs/installation"
            >
              Installation
            </Link>
          </p>
        </div>
        <div className={styles.install}>{install}</div>
      </header>
      <section aria-labelledby="ways">
        <h2 id="ways">What do you want to do?</h2>
        <ul className={styles.cards}>
          {ways.map(({title: name, text, to}) => (
            <li key={to} className={styles.card}>
              <h3>
                <Link to={to}>{name}</Link>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="sample" className={styles.pair}>
        <div>
          <h2 id="sample">A shop in one component</h2>
          {sample}
        </div>
        <Diagram of="purchase-flow" />
      </section>
      <section aria-labelledby="versions">
        <h2 id="versions">Pick your version</h2>
        <ul className={styles.versions}>
          {docsVersions.map((entry) => (
            <li key={entry.version}>
              <Link to={`${versionRoot(entry)}/intro`}>{entry.label}</Link>: written for expo-iap{' '}
              {entry.patch}, {readers[entry.status]}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="difference">
        <h2 id="difference">Why you can trust these pages</h2>
        {difference}
      </section>
      <section aria-labelledby="news">
        <h2 id="news">Newest release post</h2>
        {news}
      </section>
    </main>
  );
}
