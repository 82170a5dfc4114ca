import type {ReactNode} from 'react';

/** A sentence of the data, in which names are in backticks. */
export default function Words({children}: {readonly children: string}): ReactNode {
  return children
    .split('`')
    .map((piece, index) => (index % 2 === 0 ? piece : <code key={index}>{piece}</code>));
}
