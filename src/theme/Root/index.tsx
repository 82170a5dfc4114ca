import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {UnresponsiveNotice, UnstyledNotice} from '../../components/notices/StartupNotices.tsx';

/** Wraps every page of the site. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      <UnstyledNotice baseUrl={siteConfig.baseUrl} />
      <UnresponsiveNotice />
      {children}
    </>
  );
}
