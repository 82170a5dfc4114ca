import {type ReactNode, useLayoutEffect, useRef} from 'react';
import {copyBlock} from './copyBlock.ts';
import {codeAnchor} from '../../site/addresses.ts';

/** The block of a code once more, beside the text that asked for it; the page has the words only once. */
export default function BlockCopy({code}: {readonly code: string}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const copy = copyBlock(codeAnchor(code), document);
    place.current?.replaceChildren(...(copy ? [copy] : []));
  }, [code]);
  return (
    <div
      ref={place}
      className="table-region"
      role="region"
      tabIndex={0}
      aria-label={`Answer: ${code}`}
    />
  );
}
