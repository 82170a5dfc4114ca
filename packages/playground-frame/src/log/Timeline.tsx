import {memo, type ReactNode, useEffect, useRef, useState} from 'react';
import type {LogLine} from '../page/playgroundState.ts';
import {Button} from '../panel/Button.tsx';
import {clockTime, type LogSource, logSources, logText, sourceOf} from './logSources.ts';
import {FLOW, useFlowHighlight} from './useFlowHighlight.ts';

const sources = Object.keys(logSources) as LogSource[];

/** What the log gets. */
export type TimelineProps = {
  readonly log: readonly LogLine[];
  /** A diagram of the purchase flow, whose steps are highlighted. */
  readonly flow: ReactNode;
};

/** The messages between the library, the native side, the store and the server, the newest last. */
export default function Timeline({log, flow}: TimelineProps): ReactNode {
  // A page about the purchase flow already shows it.
  const [showsFlow] = useState(() => document.querySelector(FLOW) === null);
  const [hidden, setHidden] = useState<ReadonlySet<LogSource>>(new Set());
  const [copied, setCopied] = useState('');
  const shown = log.filter((line) => !hidden.has(sourceOf(line)));
  const list = useRef<HTMLDivElement>(null);
  useFlowHighlight(log);
  useEffect(() => {
    const {current} = list;
    if (current) current.scrollTop = current.scrollHeight;
  }, [shown.length]);
  const toggle = (source: LogSource): void => {
    const next = new Set(hidden);
    if (!next.delete(source)) next.add(source);
    setHidden(next);
  };
  const copy = (): void => {
    navigator.clipboard.writeText(logText(shown)).then(
      () => setCopied('Copied'),
      () => setCopied('Your browser didn’t allow copying.'),
    );
  };
  return (
    <div className="play-timeline">
      <div>
        <h2 className="play-title">Log</h2>
        <details className="play-filter">
          <summary>
            {hidden.size === 0
              ? 'Showing all lines'
              : `Showing ${shown.length} of ${log.length} lines`}
          </summary>
          <fieldset className="play-group">
            <legend>Show</legend>
            {sources.map((source) => (
              <label key={source}>
                <input
                  type="checkbox"
                  checked={!hidden.has(source)}
                  onChange={() => toggle(source)}
                />{' '}
                {logSources[source]}
              </label>
            ))}
          </fieldset>
        </details>
        <div ref={list} className="play-log" role="log" aria-label="Log" tabIndex={0}>
          <ol>
            {shown.map((line) => (
              <LogEntry key={line.id} line={line} />
            ))}
          </ol>
        </div>
        <p className="play-tools">
          <Button onClick={copy}>Copy as text</Button>
          <span role="status">{copied}</span>
        </p>
      </div>
      {showsFlow && flow}
    </div>
  );
}

/** A log that grows draws only its new lines. */
const LogEntry = memo(function LogEntry({line}: {line: LogLine}): ReactNode {
  const {time, what, details} = line;
  const source = sourceOf(line);
  return (
    <li data-source={source}>
      <span className="play-place">
        <time dateTime={new Date(time).toISOString()}>{clockTime(time)}</time>{' '}
        <strong>{logSources[source]}</strong>
      </span>
      {details === '' ? (
        <span>{what}</span>
      ) : (
        <details>
          <summary>{what}</summary>
          <code>{details}</code>
        </details>
      )}
    </li>
  );
});
