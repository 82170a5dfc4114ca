import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';

const CHOICES = {all: 'Both', ios: 'iOS', android: 'Android'} as const;

/** Shows one platform's symptoms in the list that follows: radio buttons that need no script. */
export default function SymptomFilter(): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>Show symptoms on</legend>
      {Object.entries(CHOICES).map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === 'all'} /> {label}
        </label>
      ))}
    </fieldset>
  );
}
