import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import NotFoundHelp from '../../../components/NotFoundHelp';

/** The content of the not-found page (R13). */
export default function NotFoundContent(): ReactNode {
  return (
    <>
      <PageMetadata title="Page not found" />
      <NotFoundHelp />
    </>
  );
}
