import type {TOCItem} from '@docusaurus/mdx-loader';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {ToolPage} from '../../site/toolPages.ts';
import ToolLayout from './ToolLayout.tsx';

/** A page of the tools that no file of text has: its title and what follows. */
export default function ToolFrame({
  page,
  toc = [],
  children,
}: {
  readonly page: ToolPage;
  readonly toc?: readonly TOCItem[];
  readonly children: ReactNode;
}): ReactNode {
  return (
    <ToolLayout page={page} toc={toc}>
      <Heading as="h1">{page.title}</Heading>
      {children}
    </ToolLayout>
  );
}
