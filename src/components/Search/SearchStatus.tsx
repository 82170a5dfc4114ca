import clsx from 'clsx';
import type {ReactNode} from 'react';
import {searchPage} from '../../site/searchScopes.ts';
import styles from './styles.module.css';
import type {Search} from './useSearch.ts';

/** The status of the search: a count, what else may be meant, that nothing was found, or what went wrong and what to do. */
export default function SearchStatus({
  search: {outcome, isRunning, retry},
  baseUrl,
  onQuery,
}: {
  readonly search: Search;
  readonly baseUrl: string;
  readonly onQuery: (query: string) => void;
}): ReactNode {
  const meant = outcome.kind === 'found' ? outcome.meant : undefined;
  const pages = <a href={searchPage(baseUrl)}>list of all pages</a>;
  const retryButton = (
    <button type="button" className="button button--primary button--sm" onClick={retry}>
      Retry
    </button>
  );
  return (
    <>
      <p role="status" className={styles.status}>
        {isRunning && outcome.kind !== 'found' ? 'Searching…' : describe(outcome)}
      </p>
      {meant !== undefined && (
        <button
          type="button"
          className={clsx('button button--outline button--primary button--sm', styles.more)}
          onClick={() => onQuery(meant)}
        >
          Did you mean “{shorten(meant)}”?
        </button>
      )}
      {outcome.kind === 'missing' && (
        <div role="alert" className={styles.problem}>
          <p>
            This copy of the site has no search index. <code>npm run build</code> creates it;{' '}
            <code>npm start</code> doesn’t. Use the {pages} instead.
          </p>
          {retryButton}
        </div>
      )}
      {outcome.kind === 'failed' && (
        <div role="alert" className={styles.problem}>
          <p>The search index couldn’t load. Check your connection, or use the {pages}.</p>
          {retryButton}
        </div>
      )}
    </>
  );
}

function describe(outcome: Search['outcome']): string {
  if (outcome.kind !== 'found') return '';
  const {total, complete, query, searched} = outcome;
  const corrected = searched === query.replace(/\s+/g, ' ') ? '' : ` for “${shorten(searched)}”`;
  const none = `No results for “${shorten(query)}”.`;
  if (total === 0) return none;
  if (complete === 0)
    return `No exact match${corrected}; ${total} partial ${total === 1 ? 'match' : 'matches'}.`;
  // Of several words, some were found as they were typed.
  const isReplaced = corrected !== '' && !/\s/.test(query);
  return `${isReplaced ? `${none} ` : ''}${count(complete)}${corrected}${total > complete ? `, and ${total - complete} partial ${total - complete === 1 ? 'match' : 'matches'}` : ''}.`;
}

function count(number: number): string {
  return `${number} ${number === 1 ? 'section' : 'sections'}`;
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
