import type {ReactNode} from 'react';
import FinderStatus from './FinderStatus.tsx';

/** Stands in for the answer when its script did not arrive. */
export default function FinderFailure({
  id,
}: {
  readonly id: string;
  readonly text: string;
  readonly index: string;
}): ReactNode {
  return (
    <FinderStatus id={id}>
      The finder did not load. The table below has every code; reload the page to search in it.
    </FinderStatus>
  );
}
