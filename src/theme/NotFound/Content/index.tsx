import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import NotFoundHelp from '../../../components/NotFoundHelp/index.tsx';

/** The content of the not-found page. */
export default function NotFoundContent(): ReactNode {
  return (
    <>
      <PageMetadata title="Page not found" />
      <NotFoundHelp />
    </>
  );
}
