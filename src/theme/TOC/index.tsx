import type {ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import {splitName} from '../../site/names.ts';
import styles from './styles.module.css';

/** The table of contents as a landmark: on posts it is outside of the main content. Long names may break in its narrow column. */
export default function NamedTOC({toc, ...props}: Props): ReactNode {
  const entries = toc.map((entry) => ({...entry, value: breakNames(entry.value)}));
  return (
    <nav className={styles.contents} aria-label="On this page">
      <TOC {...props} toc={entries} />
    </nav>
  );
}

function breakNames(heading: string): string {
  return heading.replace(
    /<code>([^<]*)<\/code>/g,
    (_, name: string) => `<code>${splitName(name).join('<wbr>')}</code>`,
  );
}
