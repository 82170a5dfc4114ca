import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {docsVersions, latestVersion, versionRoot} from '../../site/versions.ts';
import Diagram from '../Diagram/index.tsx';
import {Playground} from '../Playground/index.tsx';
import Hero, {type HeroProps} from './Hero.tsx';
import ShopPicture from './ShopPicture.tsx';
import styles from './styles.module.css';

type Way = {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  /** For those whose task is close to this one. */
  readonly also?: {readonly text: string; readonly to: string};
};

/** The four most common tasks. */
const ways: readonly Way[] = [
  {
    title: 'Set up',
    text: 'Install, build, and prepare both stores for the first test purchase.',
    to: '/docs/guides/getting-started',
  },
  {
    title: 'Sell a product',
    text: 'From the buy button to the finished transaction.',
    to: '/docs/guides/purchases',
  },
  {
    title: 'Sell a subscription',
    text: 'Plans, offers, status, upgrades and restore on one screen.',
    to: '/docs/examples/subscription-manager',
  },
  {
    title: 'Fix an error',
    text: 'What a code means, whether the user was charged, and what to do.',
    to: '/docs/api/error-codes',
    also: {text: 'No code? Find the symptom.', to: '/docs/guides/troubleshooting#symptoms'},
  },
];

/** For whom each kind of version is. */
const readers = {
  next: 'In progress, not released yet.',
  latest: 'For new apps, and for everyone who can update.',
  old: 'For apps still on this release.',
} as const;

/** What the home page is made of; the parts with code come from checked pages. */
export type HomeProps = HeroProps & {
  readonly sample: ReactNode;
  readonly difference: ReactNode;
  readonly news: ReactNode;
};

/** The home page: what this is, where to start, which version, what is new. */
export default function Home({sample, difference, news, ...hero}: HomeProps): ReactNode {
  return (
    <main className={styles.home}>
      <div className={styles.shop}>
        <Hero {...hero} />
        <Playground
          app="home"
          sample="this shop"
          version={latestVersion().version}
          picture={<ShopPicture />}
        />
        <section aria-labelledby="sample">
          <h2 id="sample">A shop in one component</h2>
          {sample}
        </section>
      </div>
      <section aria-labelledby="ways">
        <h2 id="ways">What do you want to do?</h2>
        <ul className={styles.cards}>
          {ways.map(({title, text, to, also}) => (
            <li key={to} className={styles.card}>
              <h3>
                <Link to={to}>{title}</Link>
              </h3>
              <p>
                {text} {also && <Link to={also.to}>{also.text}</Link>}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.pair}>
        <div className={styles.column}>
          <section aria-labelledby="versions">
            <h2 id="versions">Pick your version</h2>
            <VersionList />
          </section>
          <section aria-labelledby="news">
            <h2 id="news">Newest release post</h2>
            {news}
          </section>
          <section aria-labelledby="difference">
            <h2 id="difference">Why you can trust these pages</h2>
            {difference}
          </section>
        </div>
        <Diagram of="purchase-flow" />
      </div>
    </main>
  );
}

/** Every docs version with the release it describes and who should read it. */
function VersionList(): ReactNode {
  return (
    <ul className={styles.versions}>
      {docsVersions.map((entry) => (
        <li key={entry.version}>
          <Link to={`${versionRoot(entry)}/intro`}>{entry.label}</Link>
          <span>
            {readers[entry.status]} Written for expo-iap {entry.patch}.
          </span>
        </li>
      ))}
    </ul>
  );
}
