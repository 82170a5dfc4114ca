import {
  useActiveDocContext,
  useDoc,
  useDocsVersion,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {docsSection} from '../../site/cards.ts';
import {describeTrail, docTrail} from './describeTrail.ts';
import StructuredData from './StructuredData.tsx';

/** Describes the place of a docs page, also of one that no sidebar lists. */
export default function DocTrail(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {title, permalink} = useDoc().metadata;
  const {label, pluginId} = useDocsVersion();
  const {activeVersion} = useActiveDocContext(pluginId);
  const levels = useSidebarBreadcrumbs() ?? [];
  const root = activeVersion?.path ?? permalink;
  const trail = docTrail({
    section: docsSection(label),
    start: activeVersion?.docs.find(({id}) => id === activeVersion.mainDocId)?.path ?? root,
    levels,
    page: {name: title, permalink},
  });
  return <StructuredData of={describeTrail(siteConfig, trail)} />;
}
