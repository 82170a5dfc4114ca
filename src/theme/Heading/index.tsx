import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import {isValidElement, type ReactNode} from 'react';

/** The name of the package, which a line would break at its hyphen. */
const NAME = /(expo-iap)/;

/** A heading that links to itself. Upstream adds a link after it that repeats its words twice. */
export default function Heading({as: As, id, children, className, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (As === 'h1' || !id)
    return (
      <As {...props} className={className}>
        {typeof children === 'string' ? unbroken(children) : children}
      </As>
    );
  collectAnchor(id);
  // A heading that is nothing but a name in code is one of the API.
  const classes = clsx(className, isValidElement(children) && 'api-name');
  return (
    <As {...props} id={id} className={classes || undefined}>
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
