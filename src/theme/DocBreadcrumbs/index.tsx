import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';
import Trail from '../../components/trail/Trail.tsx';

/** The way to a docs page. Upstream's ends at the house on pages that no sidebar lists, which are guides. */
export default function DocBreadcrumbs(): ReactNode {
  const listed = useSidebarBreadcrumbs() ?? [];
  const {title} = useDoc().metadata;
  return (
    <>
      {listed.length > 0 && <DocBreadcrumbsStructuredData breadcrumbs={listed} />}
      <Trail levels={listed.length > 0 ? listed : [{label: 'Guides'}, {label: title}]} />
    </>
  );
}
