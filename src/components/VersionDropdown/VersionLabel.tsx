import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Names a version, and says so when the open page does not exist there. */
export default function VersionLabel({
  label,
  instead,
}: {
  label: string;
  instead?: string | undefined;
}): ReactNode {
  if (instead === undefined) return label;
  return (
    <>
      {label} <span className={styles.note}>has no such page, opens “{instead}”</span>
    </>
  );
}
