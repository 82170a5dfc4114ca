import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {LifetimesData} from 'expo-iap-tools/lifetimes/lifetimesHtml';
import type {ReactNode} from 'react';
import {historyMembers, historyPage} from '../../site/toolPages.ts';
import {UPGRADE_PAGE} from '../../site/tools.ts';
import ToolLayout from '../tools/ToolLayout.tsx';
import LifeFilterForm, {LIST_ID} from './LifeFilterForm.tsx';
import styles from './styles.module.css';

/** The page with the life of every name; complete without scripts, which only hide parts of it. */
export default function HistoryPage({
  lifetimes,
}: {
  readonly lifetimes: LifetimesData & {readonly compared: readonly string[]};
}): ReactNode {
  const {html, names, patches, kinds, compared} = lifetimes;
  const {collectAnchor} = useBrokenLinks();
  for (const name of names) collectAnchor(name);
  return (
    <ToolLayout isTitled page={historyPage}>
      <p>
        This page lists every name in expo-iap, and when it was added, renamed, deprecated, changed
        or removed, from {patches[0]} to {patches.at(-1)}. To see what two patches mean for your
        code, <Link to={UPGRADE_PAGE}>choose them</Link>.
      </p>
      <details>
        <summary className="unfolding">How to read the list</summary>
        <ul>
          <li>{historyMembers}</li>
          <li>
            A member without a patch came with the name that it belongs to. Any other name without
            one was always there.
          </li>
          <li>
            An asterisk marks a patch that only upstream’s Git history names. We compared the
            releases {compared.join(', ')}, and they prove only that the change came by the next of
            them.
          </li>
        </ul>
      </details>
      <h2 id="names">All names</h2>
      <LifeFilterForm patches={patches} kinds={kinds} total={names.length} />
      <nav className={styles.letters} aria-label="By letter">
        {firstOfLetters(names).map(([letter, name]) => (
          <a key={letter} href={`#${name}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div
        id={LIST_ID}
        className={styles.lives}
        // The search leads to the reference, which explains each name.
        data-pagefind-ignore="all"
        dangerouslySetInnerHTML={{__html: html}}
      />
    </ToolLayout>
  );
}

/** Each letter with the first name that it begins. */
function firstOfLetters(names: readonly string[]): readonly (readonly [string, string])[] {
  const owners = names.filter((name) => !name.includes('.')).reverse();
  return [...new Map(owners.map((name) => [name.charAt(0).toUpperCase(), name]))].reverse();
}
