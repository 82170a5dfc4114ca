import {Children, Fragment, isValidElement, type ReactNode, useId, useRef} from 'react';
import {tabKind, tabName} from '../../site/tabKinds.ts';
import styles from './styles.module.css';
import {TabKindContext, type TabProps} from './Tab.tsx';
import {useSharedChoice} from './useSharedChoice.ts';

/** A group of tabs; all groups of one kind show the same choice. */
export type TabsProps = {
  /** What the reader chooses: `platform` or `manager`. */
  readonly kind: string;
  readonly children: ReactNode;
};

/** Tabs made of radio buttons. They work without scripts; with scripts, the choice is remembered. */
export default function Tabs({kind, children}: TabsProps): ReactNode {
  const group = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  useSharedChoice(kind, group);

  return (
    <fieldset ref={group} className={styles.tabs} data-kind={kind}>
      <legend className={styles.legend}>{tabKind(kind).name}</legend>
      {tabIds(kind, children).map((tab, index) => (
        <Fragment key={tab}>
          <input
            type="radio"
            className={styles.choice}
            id={`${id}${tab}`}
            name={id}
            value={tab}
            defaultChecked={index === 0}
          />
          <label className={styles.label} htmlFor={`${id}${tab}`}>
            {tabName(kind, tab)}
          </label>
        </Fragment>
      ))}
      <TabKindContext value={kind}>{children}</TabKindContext>
    </fieldset>
  );
}

function tabIds(kind: string, children: ReactNode): readonly string[] {
  const ids = Children.toArray(children).flatMap((child) =>
    isValidElement<Partial<TabProps>>(child) && child.props.of !== undefined
      ? [child.props.of]
      : [],
  );
  if (ids.length > 0 && new Set(ids).size === ids.length) return ids;
  throw new Error(`<Tabs kind="${kind}"> needs a <Tab of="…"> for each choice, each once.`);
}
