import {useLocation} from '@docusaurus/router';
import EditMetaRow from '@theme/EditMetaRow';
import MDXContent from '@theme/MDXContent';
import MDXPage from '@theme-original/MDXPage';
import type {ComponentProps, ReactNode} from 'react';
import {useMemo} from 'react';
import ToolLayout from '../../components/tools/ToolLayout.tsx';
import {TOOLS_ROOT} from '../../site/tools.ts';

/** Pages of the tools are among the docs; the others outside of the docs are set like those inside. */
export default function Page({content: Text, ...props}: ComponentProps<typeof MDXPage>): ReactNode {
  const {pathname} = useLocation();
  const asProse = useMemo(() => withProse(Text), [Text]);
  if (!pathname.includes(`${TOOLS_ROOT}/`)) return <MDXPage {...props} content={asProse} />;
  const {title, description, editUrl, ...edits} = Text.metadata;
  return (
    <ToolLayout page={{title: title ?? '', description: description ?? ''}} toc={Text.toc}>
      <MDXContent>
        <Text />
      </MDXContent>
      {editUrl && <EditMetaRow className="margin-top--md" editUrl={editUrl} {...edits} />}
    </ToolLayout>
  );
}

type Content = ComponentProps<typeof MDXPage>['content'];

/** Upstream gives the class of prose to docs and posts only; what it reads from the page beside its text stays. */
function withProse(Text: Content): Content {
  return Object.assign(
    () => (
      <div className="markdown">
        <Text />
      </div>
    ),
    Text,
  );
}
