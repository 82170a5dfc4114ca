import {useId, useState} from 'react';
import type {KeyboardEvent, ReactNode, Ref} from 'react';
import clsx from 'clsx';
import {ALL_VERSIONS, searchPage} from '../../site/searchScopes.ts';
import {groupHits, type Hit} from './hits.ts';
import SearchResults, {optionId} from './SearchResults.tsx';
import SearchStatus from './SearchStatus.tsx';
import {type Outcome, useSearch} from './useSearch.ts';
import styles from './styles.module.css';

const PAGE_SIZE = 10;

/** Where the site is served, and how a hit is opened without loading a document. */
export type SearchSite = {
  readonly baseUrl: string;
  readonly navigate: (address: string) => void;
};

/** What is searched for, and where; the owner keeps both. */
export type SearchPanelProps = {
  readonly site: SearchSite;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** A docs version, or `all`. */
  readonly scope: string;
  readonly onScope: (scope: string) => void;
  /** The version that the search is limited to when it does not look everywhere. */
  readonly version: string;
  readonly field?: Ref<HTMLInputElement>;
  readonly onChoose: (hit: Hit) => void;
  /** What is shown beside the field, such as a button that closes the dialog. */
  readonly children?: ReactNode;
};

/** A field with a list of hits under it: arrow keys move in the list while the focus stays in the field. */
export default function SearchPanel(props: SearchPanelProps): ReactNode {
  const {site, query, onQuery, scope, onScope, version, field, onChoose, children} = props;
  const list = useId();
  const [size, setSize] = useState({query, limit: PAGE_SIZE});
  const limit = size.query === query ? size.limit : PAGE_SIZE;
  const search = useSearch(site.baseUrl, {query, scope, limit});
  const groups = groupHits(search.outcome.kind === 'found' ? search.outcome.hits : []);
  const hits = groups.flatMap((group) => group.hits);
  const [position, setPosition] = useState<{of: Outcome; index: number}>();
  const index = position?.of === search.outcome ? position.index : 0;
  const active = hits[index];

  function onKeyDown(event: KeyboardEvent): void {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      const next = (index + step + hits.length) % hits.length;
      setPosition({of: search.outcome, index: next});
      const option = hits[next];
      if (option)
        document.getElementById(optionId(list, option))?.scrollIntoView({block: 'nearest'});
    }
  }

  return (
    <form
      role="search"
      action={searchPage(site.baseUrl)}
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        if (active && !search.isRunning) onChoose(active);
      }}
    >
      <div className={styles.bar}>
        <input
          ref={field}
          className={styles.field}
          name="q"
          role="combobox"
          aria-label="Search the documentation"
          aria-autocomplete="list"
          aria-controls={list}
          aria-expanded={hits.length > 0}
          aria-activedescendant={active && optionId(list, active)}
          placeholder="Function, error code, symptom"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="auto"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {children}
      </div>
      <label className={styles.scope}>
        <input
          type="checkbox"
          role="switch"
          checked={scope === ALL_VERSIONS}
          onChange={(event) => onScope(event.target.checked ? ALL_VERSIONS : version)}
        />{' '}
        All versions{' '}
        <span className={styles.hint}>
          (searching: {scope === ALL_VERSIONS ? 'everything' : `${version} and the blog`})
        </span>
      </label>
      <SearchStatus search={search} baseUrl={site.baseUrl} />
      <SearchResults
        id={list}
        groups={groups}
        active={active}
        isStale={search.isRunning}
        onChoose={onChoose}
      />
      {search.outcome.kind === 'found' && search.outcome.total > hits.length && (
        <button
          type="button"
          className={clsx('button button--outline button--primary button--sm', styles.more)}
          onClick={() => setSize({query, limit: limit + PAGE_SIZE})}
        >
          Show more
        </button>
      )}
    </form>
  );
}
