import {type ReactNode, useMemo} from 'react';
import BlockCopy from './BlockCopy.tsx';
import {describeCount, describeHint} from './describeHint.ts';
import {describeReason} from './describeReason.ts';
import {codeAnchor} from '../../site/addresses.ts';
import type {ErrorIndex} from '../../library/errors/errorIndex.ts';
import {findErrors} from './findErrors.ts';
import FinderStatus from './FinderStatus.tsx';
import type {ErrorMatch} from './foundTypes.ts';
import styles from './styles.module.css';

/** So many entries are shown whole; more would bury the page, their links are enough. */
const WHOLE = 3;

/** What is known about the pasted text: how much, what to mind, and the entries themselves. */
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
        {[describeCount(found), ...found.hints.map(describeHint)].join(' ')}
        {isOutside && (
          <>
            {' '}
            See <a href="#other-errors">codes of Expo, and errors without a code</a>.
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
    ...(isNever ? ['Nothing in this version sends it.'] : []),
  ];
  return (
    <p>
      <a href={`#${codeAnchor(code)}`}>
        <code>{code}</code>
      </a>
      {why.length > 0 && `: ${why.join(' ')}`}
    </p>
  );
}
