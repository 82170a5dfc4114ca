import type {TOCItem} from '@docusaurus/mdx-loader';
import clsx from 'clsx';
import {type ReactNode, useRef} from 'react';
import {CONTENTS_ID} from './ContentsButton.tsx';
import styles from './styles.module.css';
import {useReadingPlace} from './useReadingPlace.ts';

type Entry = {readonly item: TOCItem; readonly below: readonly TOCItem[]};

/** A list of more entries is longer than most windows: it shows the second level only of the section that is read. */
const MANY = 24;

/**
 * The headings of a page: a column beside the text, or, where the window has no space for it, a panel that a button
 * opens. Both are one list, so that a page has it once and browsers open it without a script.
 */
export default function Contents({toc}: {toc: readonly TOCItem[]}): ReactNode {
  const panel = useRef<HTMLElement>(null);
  useReadingPlace(panel);
  return (
    <nav
      ref={panel}
      id={CONTENTS_ID}
      popover="auto"
      className={clsx(styles.contents, toc.length > MANY && styles.long)}
      aria-label="On this page"
    >
      <ul>
        {entriesOf(toc).map(({item, below}) => (
          <li key={item.id}>
            <ContentsLink {...item} />
            {below.length > 0 && (
              <ul>
                {below.map((inner) => (
                  <li key={inner.id}>
                    <ContentsLink {...inner} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

// The framework gives headings as HTML that it made itself. A name that is wider than the column breaks between its words.
function ContentsLink({id, value}: TOCItem): ReactNode {
  const words = value.replaceAll(/(?<=[a-z]{2})(?=[A-Z][a-z])|(?<=_)/g, '<wbr>');
  return <a href={`#${id}`} dangerouslySetInnerHTML={{__html: words}} />;
}

function entriesOf(toc: readonly TOCItem[]): readonly Entry[] {
  return toc.flatMap((item, index) => {
    if (item.level !== 2) return [];
    const rest = toc.slice(index + 1);
    const end = rest.findIndex(({level}) => level === 2);
    const below = (end === -1 ? rest : rest.slice(0, end)).filter(({level}) => level === 3);
    return [{item, below}];
  });
}
