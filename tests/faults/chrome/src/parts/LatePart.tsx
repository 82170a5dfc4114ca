import type {ReactNode} from 'react';

/** A part with a script of its own. */
export default function LatePart(): ReactNode {
  return <p>The late part is here.</p>;
}
