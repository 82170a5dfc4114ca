import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import newest from '../../site/newestRelease.json' with {type: 'json'};
import {
  ASSISTANTS_PAGE,
  KIT_PAGE,
  POCKET_PAGE,
  SERVER_PAGE,
  UPGRADE_PAGE,
} from '../../site/tools.ts';
import {docsVersions, latestVersion, versionRoot} from '../../site/versions.ts';
import Diagram from '../Diagram/index.tsx';
import {Playground} from '../Playground/index.tsx';
import Cards, {type Card} from './Cards.tsx';
import Hero, {type HeroProps} from './Hero.tsx';
import ShopPicture from './ShopPicture.tsx';
import styles from './styles.module.css';

/** The four most common tasks. */
const ways: readonly Card[] = [
  {
    ...{icon: 'group-stores', title: 'Set up'},
    text: 'Install, build, and prepare both stores for the first test purchase.',
    to: '/docs/guides/getting-started',
  },
  {
    ...{icon: 'group-guides', title: 'Sell a product'},
    text: 'From the buy button to the finished transaction.',
    to: '/docs/guides/purchases',
  },
  {
    ...{icon: 'group-examples', title: 'Sell a subscription'},
    text: 'Plans, offers, status, upgrades and restore on one screen.',
    to: '/docs/examples/subscription-manager',
  },
  {
    ...{icon: 'group-help', title: 'Fix an error'},
    text: 'What a code means, whether the user was charged, and what to do.',
    to: '/docs/api/error-codes',
    also: {text: 'No code? Find the symptom.', to: '/docs/guides/troubleshooting#symptoms'},
  },
];

/** What can be tried and taken, in the order in which a shop needs it. */
const tools: readonly Card[] = [
  {
    ...{icon: 'tool-try', title: 'Try a purchase without a store'},
    text: 'Buy something, kill the app mid-purchase, ask for a refund. It’s a real shop on a simulated store, right in your browser.',
    to: '/docs/examples/basic-store',
  },
  {
    ...{icon: 'tool-pocket', title: 'Buy in your own app'},
    text: 'Run a simulated store in it while you develop. You need no store account and no native build.',
    to: POCKET_PAGE,
  },
  {
    ...{icon: 'tool-test', title: 'Test your shop'},
    text: 'Run the same simulated stores in Jest or Vitest, without a device or an account.',
    to: KIT_PAGE,
  },
  {
    ...{icon: 'tool-verify', title: 'Verify purchases'},
    text: 'Install a server that asks both stores, records each purchase once and follows refunds.',
    to: SERVER_PAGE,
  },
  {
    ...{icon: 'tool-upgrade', title: 'Upgrade'},
    text: 'Paste your code and see each line that has to change, with the correction.',
    to: UPGRADE_PAGE,
  },
  {
    ...{icon: 'group-api', title: 'Ask your editor'},
    text: 'Let Claude, Cursor and other assistants answer for the release that you have installed.',
    to: ASSISTANTS_PAGE,
  },
];

/** For whom each kind of version is. */
const readers = {
  next: 'In progress, not released yet.',
  latest: `For apps on 2.8 or an older version. Start a new app with npm’s newest release, ${newest.release}.`,
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
        <Diagram of="purchase-flow" />
      </div>
      <section aria-labelledby="ways">
        <h2 id="ways">What do you want to do?</h2>
        <Cards of={ways} />
      </section>
      <section aria-labelledby="tools">
        <h2 id="tools">Tools that come with these pages</h2>
        <Cards of={tools} />
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
        </div>
        <section aria-labelledby="difference">
          <h2 id="difference">Why you can trust these pages</h2>
          {difference}
        </section>
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
