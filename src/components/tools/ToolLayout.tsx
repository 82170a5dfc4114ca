import type {TOCItem} from '@docusaurus/mdx-loader';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import items from '@generated/site-routes/default/latest-sidebar.json';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {SIDEBAR} from '../../site/sidebars.ts';
import Columns from '../contents/Columns.tsx';
import ContentsButton from '../contents/ContentsButton.tsx';
import TwinLink from '../head/TwinLink.tsx';
import Trail from '../trail/Trail.tsx';

/** A page of the tools among the docs: the sidebar of the latest version, the text, and its headings beside it. */
export default function ToolLayout({
  page: {title, description},
  toc = [],
  children,
}: {
  readonly page: {readonly title: string; readonly description: string};
  readonly toc?: readonly TOCItem[];
  readonly children: ReactNode;
}): ReactNode {
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.docsPages, ThemeClassNames.page.docsDocPage)}
    >
      <Layout title={title} description={description}>
        <TwinLink />
        <DocsSidebarProvider name={SIDEBAR} items={items}>
          <DocRootLayout>
            <Columns toc={toc}>
              <Trail levels={[{label: 'Tools'}, {label: title}]} />
              {toc.length > 0 && <ContentsButton />}
              <article className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
                {children}
              </article>
            </Columns>
          </DocRootLayout>
        </DocsSidebarProvider>
      </Layout>
    </HtmlClassNameProvider>
  );
}
