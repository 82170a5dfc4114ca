import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import SiteIcons from '../../components/head/SiteIcons.tsx';
import SocialCard from '../../components/head/SocialCard.tsx';
import StructuredData from '../../components/head/StructuredData.tsx';
import {describeSite} from '../../components/head/describeSite.ts';

/** Adds the site's own card, which pages with one of theirs replace, and describes the site on its home page. */
export default function SiteHead(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {title, tagline, baseUrl} = siteConfig;
  const {pathname} = useLocation();
  return (
    <>
      <SiteMetadata />
      <Head>
        <meta property="og:site_name" content={title} />
      </Head>
      <SiteIcons baseUrl={baseUrl} />
      <SocialCard permalink={baseUrl} title={tagline} section="" />
      {pathname === baseUrl && <StructuredData of={describeSite(siteConfig)} />}
    </>
  );
}
