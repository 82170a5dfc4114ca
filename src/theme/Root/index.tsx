import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import UnresponsiveNotice from '../../components/UnresponsiveNotice';
import UnstyledNotice from '../../components/UnstyledNotice';

/** Stands around every page of the site. */
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
