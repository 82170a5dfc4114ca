import type {TOCItem} from '@docusaurus/mdx-loader';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import items from '@generated/site-routes/default/latest-sidebar.json';
import DocRootLayout from '@theme/DocRoot/Layout';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {SIDEBAR} from '../../site/sidebars.ts';
import Columns from '../contents/Columns.tsx';
import ContentsButton from '../contents/ContentsButton.tsx';
import TwinLink from '../head/TwinLink.tsx';
import PageTop from '../trail/PageTop.tsx';
import Trail from '../trail/Trail.tsx';

/** A page of the tools among the docs: the sidebar of the latest version, the text, and its headings beside it. */
export default function ToolLayout({
  page: {title, description},
  toc = [],
  isTitled = false,
  children,
}: {
  readonly page: {readonly title: string; readonly description: string};
  readonly toc?: readonly TOCItem[];
  /** For pages whose text leaves the title to the layout. */
  readonly isTitled?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const {pathname} = useLocation();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.docsPages, ThemeClassNames.page.docsDocPage)}
    >
      <Layout title={title} description={description}>
        <TwinLink />
        <DocsSidebarProvider name={SIDEBAR} items={items}>
          <DocRootLayout>
            <Columns toc={toc}>
              <PageTop title={title} path={pathname}>
                <Trail levels={[{label: 'Tools'}, {label: title}]} />
              </PageTop>
              {toc.length > 0 && <ContentsButton />}
              <article className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
                {isTitled && <Heading as="h1">{title}</Heading>}
                {children}
              </article>
            </Columns>
          </DocRootLayout>
        </DocsSidebarProvider>
      </Layout>
    </HtmlClassNameProvider>
  );
}
