import useBaseUrl from '@docusaurus/useBaseUrl';
import {isUpgradeTarget} from 'expo-iap-api-data/releaseLines';
import {type FormEvent, type ReactNode, useLayoutEffect, useRef} from 'react';
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
      <h2 id="choose" className={styles.title}>
        See what changes
      </h2>
      <label>
        You have <PatchSelect name="from" patch={from} patches={newestFirst.slice(1)} />
      </label>
      <label>
        You want <PatchSelect name="to" patch={to} patches={newestFirst.slice(0, -1)} />
      </label>
      <button type="submit" className="button button--primary">
        Show what changes
      </button>
    </form>
  );
}

type SelectProps = {
  readonly name: string;
  readonly patch: string;
  readonly patches: readonly string[];
};

/** Follows the address, unless the reader has chosen something else in the meantime, before or after scripts ran. */
function PatchSelect({name, patch, patches}: SelectProps): ReactNode {
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(patch);
  useLayoutEffect(() => {
    if (select.current?.value === shown.current) select.current.value = patch;
    shown.current = patch;
  }, [patch]);
  return (
    <select ref={select} name={name} defaultValue={patch}>
      {patches.map((each) => (
        <option key={each} value={each}>
          {isUpgradeTarget(each) ? `${each} (not documented here)` : each}
        </option>
      ))}
    </select>
  );
}
