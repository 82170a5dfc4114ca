import clsx from 'clsx';
import type {ReactNode} from 'react';
import {versionName} from '../../site/searchScopes.ts';
import type {Hit, HitGroup} from './hits.ts';
import styles from './results.module.css';

/** The hits, and which of them is selected with the arrow keys. */
export type SearchResultsProps = {
  readonly id: string;
  readonly groups: readonly HitGroup[];
  readonly active: Hit | undefined;
  readonly isStale: boolean;
  readonly onChoose: (hit: Hit) => void;
};

/** A list of hits, page by page, each named with its version. */
export default function SearchResults(props: SearchResultsProps): ReactNode {
  const {id, groups, active, isStale, onChoose} = props;
  const isMixed = groups.some(({version}) => version !== groups[0]?.version);
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Search results"
      aria-busy={isStale}
      className={clsx(styles.list, groups.length === 0 && styles.empty)}
    >
      {groups.map(({pageUrl, pageTitle, version, hits}) => (
        <div key={pageUrl} role="group" aria-label={`${pageTitle}, ${versionName(version)}`}>
          <div className={styles.page} aria-hidden="true">
            {pageTitle} {isMixed && <span className={styles.version}>{versionName(version)}</span>}
          </div>
          {hits.map((hit) => (
            <HitLink
              key={hit.url}
              hit={hit}
              id={optionId(id, hit)}
              isActive={hit === active}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Id of a hit in a list, for the field that points to it. */
export function optionId(list: string, {url}: Hit): string {
  return `${list}-${url}`;
}

type HitLinkProps = {
  readonly hit: Hit;
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: (hit: Hit) => void;
};

function HitLink({hit, id, isActive, onChoose}: HitLinkProps): ReactNode {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      href={hit.url}
      tabIndex={-1}
      className={clsx(styles.hit, isActive && styles.active)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onChoose(hit);
      }}
    >
      <span className={styles.title}>{hit.title.replace(/:\s*$/, '')}</span>
      <span className={styles.excerpt}>
        {hit.excerpt.map(({text, isMarked}, index) =>
          isMarked ? <mark key={index}>{text}</mark> : text,
        )}
      </span>
    </a>
  );
}
