import clsx from 'clsx';
import {platformNote} from 'expo-iap-api-data/platformNote';
import {type ReactNode, useEffect, useLayoutEffect, useRef, useState} from 'react';
import styles from '../UpgradeDesk/styles.module.css';
import {applyFilter, type LifeFilter} from './filterLives.ts';

/** Id of the list of names. */
export const LIST_ID = 'lives';

const platforms = {ios: platformNote('ios'), android: platformNote('android'), both: 'Both'};

/** Fields that hide the names that a reader does not look for. They act at once, so there is nothing to submit. */
export default function LifeFilterForm({
  patches,
  kinds,
  total,
}: {
  readonly patches: readonly string[];
  readonly kinds: readonly string[];
  readonly total: number;
}): ReactNode {
  const fields = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(total);
  // What was typed before scripts ran counts too.
  useLayoutEffect(() => filterBy(fields.current, setLeft), []);
  useEffect(() => {
    // A link to a name that is hidden shows everything again.
    const showTarget = (): void => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (!target?.closest('[hidden]')) return;
      for (const field of fieldsIn(fields.current)) field.value = '';
      filterBy(fields.current, setLeft);
      target.scrollIntoView();
    };
    window.addEventListener('hashchange', showTarget);
    return () => window.removeEventListener('hashchange', showTarget);
  }, []);
  return (
    <div
      ref={fields}
      role="search"
      aria-label="Filter the names"
      className={clsx(styles.choice, styles.filters)}
      onInput={() => filterBy(fields.current, setLeft)}
    >
      <label>
        Name <input name="name" type="search" autoCapitalize="off" spellCheck={false} />
      </label>
      <Choice name="platform" title="Platform" options={Object.entries(platforms)} />
      <Choice name="kind" title="Kind" options={kinds.map((kind) => [kind, kind])} />
      <Choice
        name="patch"
        title="Exists in"
        options={patches.map((patch, index): [string, string] => [String(index), patch]).reverse()}
      />
      <Choice name="changed" title="Show" options={[['yes', 'Only changed names']]} />
      <p role="status">{left === total ? `${total} names` : `${left} of ${total} names`}</p>
    </div>
  );
}

function Choice({
  name,
  title,
  options,
}: {
  readonly name: string;
  readonly title: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}): ReactNode {
  return (
    <label>
      {title}{' '}
      <select name={name} autoComplete="off">
        <option value="">All</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Shows the names that match the form, and reports how many there are. */
function filterBy(fields: HTMLElement | null, onCount: (left: number) => void): void {
  const list = document.getElementById(LIST_ID);
  if (list) onCount(applyFilter(list, readFilter(fields)));
}

function readFilter(fields: HTMLElement | null): LifeFilter {
  const values = new Map(fieldsIn(fields).map(({name, value}) => [name, value]));
  const text = (name: string): string => values.get(name) ?? '';
  return {
    name: text('name'),
    platform: text('platform'),
    kind: text('kind'),
    patch: text('patch'),
    onlyChanged: text('changed') !== '',
  };
}

function fieldsIn(fields: HTMLElement | null): readonly (HTMLInputElement | HTMLSelectElement)[] {
  return [
    ...(fields?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? []),
  ];
}
