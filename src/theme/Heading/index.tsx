import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import type {ReactNode} from 'react';

/** The name of the package, which a line would break at its hyphen. */
const NAME = /(expo-iap)/;

/** A heading that links to itself. Upstream adds a link after it that repeats its words twice. */
export default function Heading({as: As, id, children, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (As === 'h1' || !id)
    return <As {...props}>{typeof children === 'string' ? unbroken(children) : children}</As>;
  collectAnchor(id);
  return (
    <As {...props} id={id}>
      <a href={`#${id}`}>{children}</a>
    </As>
  );
}

function unbroken(title: string): ReactNode {
  return title.split(NAME).map((part, index) =>
    NAME.test(part) ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
