import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';
import SocialCard from '../../components/head/SocialCard.tsx';

/** Adds icons and the site's own card, which pages with a card replace. */
export default function SiteHead(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {title, tagline, baseUrl} = siteConfig;
  return (
    <>
      <SiteMetadata />
      <Head>
        <meta property="og:site_name" content={title} />
        {/* Icons for browsers that do not understand the SVG. */}
        <link
          rel="alternate icon"
          type="image/png"
          sizes="32x32"
          href={`${baseUrl}img/favicon-32.png`}
        />
        <link rel="apple-touch-icon" sizes="180x180" href={`${baseUrl}img/apple-touch-icon.png`} />
        <link rel="manifest" href={`${baseUrl}manifest.webmanifest`} />
      </Head>
      <SocialCard permalink={baseUrl} title={tagline} section="" />
    </>
  );
}
