import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Diagram from '../Diagram/index.tsx';
import Hero from './Hero.tsx';
import type {HeroProps} from './Hero.tsx';
import styles from './styles.module.css';
import VersionList from './VersionList.tsx';
import {ways} from './ways.ts';

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
      <Hero {...hero} />
      <section aria-labelledby="ways">
        <h2 id="ways">What do you want to do?</h2>
        <ul className={styles.cards}>
          {ways.map(({title, text, to}) => (
            <li key={to} className={styles.card}>
              <h3>
                <Link to={to}>{title}</Link>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.pair}>
        <div className={styles.column}>
          <section aria-labelledby="sample">
            <h2 id="sample">A shop in one component</h2>
            {sample}
          </section>
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
