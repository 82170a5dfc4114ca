import type {ErrorIndex} from 'expo-iap-api-data/errors/errorIndex';
import {
  describeCount,
  describeCut,
  describeHint,
  describeReason,
  describeSome,
} from 'expo-iap-tools/finder/describe';
import {type ErrorMatch, findErrors} from 'expo-iap-tools/finder/findErrors';
import {type ReactNode, useLayoutEffect, useMemo, useRef} from 'react';
import {codeAnchor} from '../../site/addresses.ts';
import FinderStatus from './FinderStatus.tsx';
import styles from './styles.module.css';

/** At most this many entries are shown in full. More would fill the page, so the others are only links. */
const WHOLE = 3;

/** What was found for the pasted text: how many entries, hints, and the entries themselves. */
export default function FinderAnswer({
  id,
  text,
  index,
}: {
  readonly id: string;
  readonly text: string;
  /** The codes of the page as the pipeline wrote them. */
  readonly index: string;
}): ReactNode {
  const codes = useMemo((): ErrorIndex => JSON.parse(index), [index]);
  const found = useMemo(() => findErrors(text, codes), [text, codes]);
  const never = new Set(codes.flatMap(({code, never: isNever}) => (isNever ? [code] : [])));
  if (text.trim() === '') return <FinderStatus id={id} />;
  const isOutside = found.hints.some(({kind}) => kind === 'expo' || kind === 'noCode');
  return (
    <>
      <FinderStatus id={id}>
        {[
          describeCount(found, 'the table below'),
          describeSome(found.hints.map(describeHint)),
          describeCut(text),
        ]
          .filter(Boolean)
          .join(' ')}
        {isOutside && (
          <>
            {' '}
            See <a href="#other-errors">Expo codes, and errors without a code</a>.
          </>
        )}
      </FinderStatus>
      <ol className={styles.results}>
        {found.matches.map((match, place) => (
          <li key={match.code}>
            <Entry match={match} isNever={never.has(match.code)} />
            {place < WHOLE && <BlockCopy code={match.code} />}
          </li>
        ))}
      </ol>
    </>
  );
}

function Entry({
  match: {code, reasons},
  isNever,
}: {
  readonly match: ErrorMatch;
  readonly isNever: boolean;
}): ReactNode {
  const why = [
    ...reasons.flatMap((reason) => describeReason(reason) ?? []),
    ...(isNever ? ['This version never sends it.'] : []),
  ];
  return (
    <p>
      <a href={`#${codeAnchor(code)}`}>
        <code>{code}</code>
      </a>
      {why.length > 0 && `: ${describeSome(why)}`}
    </p>
  );
}

/** Copies the block of a code from the page while it is open, so that the HTML has the words only once. */
function BlockCopy({code}: {readonly code: string}): ReactNode {
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

/** Copies what the page says about a code: the list under its heading, or the line of a list. */
export function copyBlock(anchor: string, page: Document): Node | undefined {
  const place = page.getElementById(anchor);
  if (place instanceof HTMLLIElement) {
    const line = page.createElement('p');
    const [only, ...more] = place.children;
    const source = only instanceof HTMLParagraphElement && more.length === 0 ? only : place;
    line.append(...source.cloneNode(true).childNodes);
    return line;
  }
  const list = place?.nextElementSibling;
  return list instanceof HTMLUListElement ? list.cloneNode(true) : undefined;
}
