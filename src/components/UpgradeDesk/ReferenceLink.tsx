import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

/** Links to the reference of a name; screen readers announce the name with the link. */
export default function ReferenceLink({
  to,
  name,
}: {
  readonly to: string;
  readonly name: string;
}): ReactNode {
  return (
    <Link to={to}>
      Reference<span className="visually-hidden"> of {name}</span>
    </Link>
  );
}
