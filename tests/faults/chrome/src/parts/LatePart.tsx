import type {ReactNode} from 'react';

/** A part with its own script. */
export default function LatePart(): ReactNode {
  return <p>The late part is here.</p>;
}
