import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';

/** A heading that links to itself. Upstream adds a link after it that repeats its words twice. */
export default function Heading({as: As, id, children, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props}>{children}</As>;
  collectAnchor(id);
  return (
    <As {...props} id={id}>
      <a href={`#${id}`}>{children}</a>
    </As>
  );
}
