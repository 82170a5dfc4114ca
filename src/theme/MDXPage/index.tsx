import {useLocation} from '@docusaurus/router';
import MDXPage from '@theme-original/MDXPage';
import type {ComponentProps, ReactNode} from 'react';
import {useMemo} from 'react';
import TwinLink from '../../components/head/TwinLink.tsx';
import {TOOLS_ROOT} from '../../site/tools.ts';

/** Sets pages outside of the docs like those inside, and leads from the pages of the tools to their twins. */
export default function Page({content, ...props}: ComponentProps<typeof MDXPage>): ReactNode {
  const {pathname} = useLocation();
  const asProse = useMemo(() => withProse(content), [content]);
  return (
    <>
      <MDXPage {...props} content={asProse} />
      {pathname.includes(`${TOOLS_ROOT}/`) && <TwinLink />}
    </>
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
