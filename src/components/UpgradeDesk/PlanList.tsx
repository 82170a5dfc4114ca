import Link from '@docusaurus/Link';
import type {PlanEntry} from 'expo-iap-tools/plan/plan';
import {changeWords, patchWords, removalWords, successorOf} from 'expo-iap-tools/view/planWords';
import {referenceOf} from 'expo-iap-tools/view/reference';
import type {ReactNode} from 'react';
import type {PlanContext} from './deskData.ts';
import {HistoryLink, ReferenceLink} from './planLinks.tsx';
import {PlatformBadge, Words} from './planPieces.tsx';

/** Changes that fit on one line. Each name links to its history, and its replacement to the reference. */
export default function PlanList({
  entries,
  plan,
}: {
  readonly entries: readonly PlanEntry[];
  readonly plan: PlanContext;
}): ReactNode {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id} id={entry.id}>
          <Line entry={entry} plan={plan} />
        </li>
      ))}
    </ul>
  );
}

function Line({entry, plan}: {readonly entry: PlanEntry; readonly plan: PlanContext}): ReactNode {
  const {kind, name, recordedAs, platform, patches, openDates, deprecated} = entry;
  const reference = referenceOf(entry, plan);
  const next = successorOf(entry);
  const isAdded = kind === 'added';
  const inReference = (code: string): ReactNode =>
    reference === undefined ? (
      <code>{code}</code>
    ) : (
      <Link to={reference}>
        <code>{code}</code>
      </Link>
    );
  return (
    <>
      {isAdded && reference !== undefined ? (
        inReference(name)
      ) : (
        <HistoryLink name={recordedAs} plan={plan}>
          <code>{name}</code>
        </HistoryLink>
      )}
      {next !== undefined && <> → {inReference(next)}</>}
      {', '}
      {patchWords(patches, openDates)} <PlatformBadge platform={platform} />
      {deprecated && <Advice {...deprecated} isNext={next === deprecated.replacement} />}
      {kind === 'changed' && <Words>{`: ${changeWords(entry)}`}</Words>}
      {!isAdded && next === undefined && reference !== undefined && (
        <>
          {' '}
          <ReferenceLink to={reference} name={name} />
        </>
      )}
    </>
  );
}

/** When a deprecated name is removed, and what to use instead if the line does not say so. */
function Advice({
  isNext,
  ...deprecated
}: NonNullable<PlanEntry['deprecated']> & {readonly isNext: boolean}): ReactNode {
  const {replacement} = deprecated;
  const removal = removalWords(deprecated);
  return (
    <>
      {!isNext && replacement !== undefined && (
        <>
          , also deprecated: use <code>{replacement}</code>
        </>
      )}
      {removal !== undefined && `, ${removal}`}
    </>
  );
}
