import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import SocialCard from '../../../components/head/SocialCard.tsx';
import {twinPath} from '../../../site/addresses.ts';
import {docsSection} from '../../../site/cards.ts';

/** Titles that no two pages share: those of old versions name the version. Also twin and card of the page. */
export default function DocItemMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const {isLast, label} = useDocsVersion();
  return (
    <>
      <PageMetadata
        title={
          isLast || metadata.title.includes(label) ? metadata.title : `${metadata.title} (${label})`
        }
        description={metadata.description}
      >
        <link
          rel="alternate"
          type="text/markdown"
          href={`${siteConfig.url}${twinPath(metadata.permalink)}`}
        />
      </PageMetadata>
      <SocialCard
        permalink={metadata.permalink}
        title={metadata.title}
        section={docsSection(label)}
      />
    </>
  );
}
