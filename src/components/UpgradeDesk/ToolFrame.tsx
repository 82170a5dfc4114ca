import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import type {ToolPage} from '../../site/toolPages.ts';
import TwinLink from '../head/TwinLink.tsx';

/** The frame of a page of the tools: title, description, its Markdown twin, and the text. */
export default function ToolFrame({
  page: {title, description},
  children,
}: {
  readonly page: ToolPage;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Layout title={title} description={description}>
      <TwinLink />
      <main className="container margin-vert--lg">
        <article className="markdown">
          <h1>{title}</h1>
          {children}
        </article>
      </main>
    </Layout>
  );
}
