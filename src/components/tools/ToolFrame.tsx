import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {ToolPage} from '../../site/toolPages.ts';
import ToolLayout from './ToolLayout.tsx';

/** A page of the tools that no file of text has: its title and what follows. */
export default function ToolFrame({
  page,
  children,
}: {
  readonly page: ToolPage;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <ToolLayout page={page}>
      <Heading as="h1">{page.title}</Heading>
      {children}
    </ToolLayout>
  );
}
