import {type ReactNode, useEffect, useRef, useState} from 'react';
import type {LogLine} from './readReport.ts';
import styles from './styles.module.css';

const places: Readonly<Record<string, string>> = {
  app: 'App',
  native: 'Native module',
  store: 'Store',
  server: 'Your server',
  device: 'Phone',
  ledger: 'Ledger',
};

/** What the library, the native side, the store and the server told each other, the newest last. */
export function Timeline({log}: {log: readonly LogLine[]}): ReactNode {
  const [place, setPlace] = useState('all');
  const shown = place === 'all' ? log : log.filter((line) => line.place === place);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const {current} = list;
    if (current) current.scrollTop = current.scrollHeight;
  }, [shown.length]);
  const copy = (): void => void navigator.clipboard.writeText(shown.map(toText).join('\n'));
  return (
    <>
      <p className={styles.tools}>
        <label>
          Show{' '}
          <select value={place} onChange={({target}) => setPlace(target.value)}>
            <option value="all">everything</option>
            {Object.entries(places).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={styles.control} onClick={copy}>
          Copy the log
        </button>
      </p>
      <div ref={list} className={styles.log} role="log" aria-label="What happened" tabIndex={0}>
        <ol>
          {shown.map((line, index) => (
            <li key={index} data-place={line.place}>
              <span className={styles.place}>{places[line.place] ?? 'Phone'}</span>
              {line.details === '' ? (
                <span>{line.what}</span>
              ) : (
                <details>
                  <summary>{line.what}</summary>
                  <code>{line.details}</code>
                </details>
              )}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

function toText({time, place, what, details}: LogLine): string {
  return `${new Date(time).toISOString()} ${place}: ${what} ${details}`.trim();
}
