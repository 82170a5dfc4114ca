import type {FormEvent, ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {UPGRADE_PAGE} from '../../site/tools.ts';
import styles from './styles.module.css';

/** Two lists of patches and a button; before scripts run, the browser itself sends the choice. */
export default function PatchChoice({
  patches,
  from,
  to,
  onChoose,
}: {
  /** Oldest first. */
  readonly patches: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly onChoose: (from: string, to: string) => void;
}): ReactNode {
  function choose(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onChoose(String(fields.get('from')), String(fields.get('to')));
  }
  const newestFirst = patches.toReversed();
  return (
    <form className={styles.choice} action={useBaseUrl(UPGRADE_PAGE)} onSubmit={choose}>
      <label>
        You have{' '}
        <select name="from" key={from} defaultValue={from}>
          {newestFirst.slice(1).map((patch) => (
            <option key={patch}>{patch}</option>
          ))}
        </select>
      </label>
      <label>
        You want{' '}
        <select name="to" key={to} defaultValue={to}>
          {newestFirst.slice(0, -1).map((patch) => (
            <option key={patch}>{patch}</option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button--primary">
        Show what changes
      </button>
    </form>
  );
}
