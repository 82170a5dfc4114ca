import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {Card} from '../../site/cards.ts';
import {CARD_SIZE, cardAlt, cardPath} from '../../site/cards.ts';

/** Names the picture that the build drew for the page, for services that show a preview of a link. */
export default function SocialCard({permalink, title, section}: Card): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const address = withBaseUrl(cardPath(permalink, siteConfig.baseUrl), {absolute: true});
  const alt = cardAlt(siteConfig.title, {title, section});
  return (
    <Head>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content={String(CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={address} />
      <meta name="twitter:image:alt" content={alt} />
    </Head>
  );
}
