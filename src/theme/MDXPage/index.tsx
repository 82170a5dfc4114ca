import type {ComponentProps, ReactNode} from 'react';
import MDXPage from '@theme-original/MDXPage';
import {useLocation} from '@docusaurus/router';
import TwinLink from '../../components/head/TwinLink.tsx';
import {TOOLS_ROOT} from '../../site/tools.ts';

/** Leads from the pages of the tools to their twins. */
export default function Page(props: ComponentProps<typeof MDXPage>): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <MDXPage {...props} />
      {pathname.includes(`${TOOLS_ROOT}/`) && <TwinLink />}
    </>
  );
}
