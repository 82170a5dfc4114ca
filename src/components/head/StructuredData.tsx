import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/** Describes the page to search engines in the words of schema.org. */
export default function StructuredData({of}: {of: object}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{toScriptText(of)}</script>
    </Head>
  );
}

/** A text with "</script>" in it must not end the element. */
function toScriptText(data: object): string {
  return JSON.stringify({'@context': 'https://schema.org', ...data}).replaceAll('<', '\\u003c');
}
