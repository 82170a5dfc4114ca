import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';
import type {ReactNode} from 'react';

/** Leads from an excerpt to its post. What it is about is in its text, where search engines look too, and not in a label. */
export default function ReadMoreLink({blogPostTitle, ...link}: Props): ReactNode {
  return (
    <Link {...link}>
      <b>
        Read more<span className="visually-hidden"> about {blogPostTitle}</span>
      </b>
    </Link>
  );
}
