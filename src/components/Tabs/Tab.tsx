import {createContext, type ReactNode, useContext} from 'react';
import {tabName} from '../../site/tabKinds.ts';
import styles from './styles.module.css';

/** The kind of the tabs around a tab. */
export const TabKindContext = createContext('');

/** One choice of a group of tabs. */
export type TabProps = {
  /** Id of the tab within its kind, for example `ios`. */
  readonly of: string;
  readonly children: ReactNode;
};

/** What one tab shows; its name is above it wherever all tabs are visible. */
export default function Tab({of, children}: TabProps): ReactNode {
  const kind = useContext(TabKindContext);
  return (
    <div className={styles.panel} data-of={of}>
      <p className={styles.name}>{tabName(kind, of)}</p>
      {children}
    </div>
  );
}
