import type {TOCItem} from '@docusaurus/mdx-loader';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './columns.module.css';
import Contents from './Contents.tsx';

/** The text of a page, and its headings beside it where the window has space. */
export default function Columns({
  toc,
  children,
}: {
  readonly toc: readonly TOCItem[];
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="row">
      <div className={clsx('col', styles.text)}>{children}</div>
      {toc.length > 0 && (
        <div className="col col--3">
          <Contents toc={toc} />
        </div>
      )}
    </div>
  );
}
