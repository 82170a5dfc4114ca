import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useEffect, useImperativeHandle, useLayoutEffect, useRef, useState} from 'react';
import {ALL_VERSIONS} from '../../site/searchScopes.ts';
import type {SearchAnswerProps} from './answerProps.ts';
import {groupHits, type Hit} from './hits.ts';
import SearchResults, {optionId} from './SearchResults.tsx';
import SearchStatus from './SearchStatus.tsx';
import styles from './styles.module.css';
import {type Outcome, useSearch} from './useSearch.ts';

const PAGE_SIZE = 10;

/** Everything below the search field: the scope, the status and the hits. */
export default function SearchAnswer(props: SearchAnswerProps): ReactNode {
  const {ref, list, onShow, site, query, onQuery, scope, onScope, version, onChoose} = props;
  const [size, setSize] = useState({query, limit: PAGE_SIZE});
  const limit = size.query === query ? size.limit : PAGE_SIZE;
  const search = useSearch(site.baseUrl, {query, scope, limit});
  const {outcome, isRunning} = search;
  const groups = groupHits(outcome.kind === 'found' ? outcome.hits : []);
  const hits = groups.flatMap((group) => group.hits);
  const [position, setPosition] = useState<{of: Outcome; index: number}>();
  const index = position?.of === outcome ? position.index : 0;
  const active = hits[index];
  const activeId = active && optionId(list, active);
  const hasHits = hits.length > 0;
  const everywhere = useRef<HTMLInputElement>(null);
  const choose = useChoice({active, isRunning, query, onChoose});

  const report = useRef(onScope);
  useLayoutEffect(() => {
    // Switched on before scripts ran.
    if (everywhere.current?.checked) report.current(ALL_VERSIONS);
  }, []);
  useEffect(() => onShow({hasHits, active: activeId}), [onShow, hasHits, activeId]);
  useImperativeHandle(ref, () => ({
    choose,
    move: (step) => {
      const next = (index + step + hits.length) % hits.length;
      const option = hits[next];
      if (!option) return false;
      setPosition({of: outcome, index: next});
      document.getElementById(optionId(list, option))?.scrollIntoView({block: 'nearest'});
      return true;
    },
  }));

  return (
    <>
      <label className={styles.scope}>
        <input
          ref={everywhere}
          type="checkbox"
          className="check"
          role="switch"
          name="version"
          value={ALL_VERSIONS}
          checked={scope === ALL_VERSIONS}
          onChange={(event) => onScope(event.target.checked ? ALL_VERSIONS : version)}
        />{' '}
        All versions{' '}
        <span className={styles.hint}>
          (searching: {scope === ALL_VERSIONS ? 'everything' : `${version} and the blog`})
        </span>
      </label>
      <SearchStatus search={search} baseUrl={site.baseUrl} onQuery={onQuery} />
      <SearchResults
        id={list}
        groups={groups}
        active={active}
        isStale={isRunning}
        onChoose={onChoose}
      />
      {outcome.kind === 'found' && outcome.total > hits.length && (
        <button
          type="button"
          className={clsx('button button--outline button--primary button--sm', styles.more)}
          onClick={() => setSize({query, limit: limit + PAGE_SIZE})}
        >
          Show more
        </button>
      )}
    </>
  );
}

type Found = {
  readonly active: Hit | undefined;
  readonly isRunning: boolean;
  readonly query: string;
  readonly onChoose: (hit: Hit) => void;
};

/** Opens a hit. When it is called during a search, it waits for the result, unless the reader continues to type. */
function useChoice({active, isRunning, query, onChoose}: Found): () => void {
  const awaited = useRef<string>(null);
  useEffect(() => {
    if (awaited.current !== query) awaited.current = null;
    else if (!isRunning) {
      awaited.current = null;
      if (active) onChoose(active);
    }
  }, [active, isRunning, query, onChoose]);
  return () => {
    if (isRunning) awaited.current = query;
    else if (active) onChoose(active);
  };
}
