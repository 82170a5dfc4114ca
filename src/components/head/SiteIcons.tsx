import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/** Links the icons that stand in for the SVG where it is not understood, and the manifest of the site. */
export default function SiteIcons({baseUrl}: {baseUrl: string}): ReactNode {
  return (
    <Head>
      <link
        rel="alternate icon"
        type="image/png"
        sizes="32x32"
        href={`${baseUrl}img/favicon-32.png`}
      />
      <link rel="apple-touch-icon" sizes="180x180" href={`${baseUrl}img/apple-touch-icon.png`} />
      <link rel="manifest" href={`${baseUrl}manifest.webmanifest`} />
    </Head>
  );
}
