import Heading from '@theme/Heading';
import type {PlanSection} from 'expo-iap-tools/view/parts';
import {patchWords, removalWords, successorOf} from 'expo-iap-tools/view/planWords';
import {referenceOf} from 'expo-iap-tools/view/reference';
import type {ReactNode} from 'react';
import {Fragment} from 'react';
import BeforeAfter from './BeforeAfter.tsx';
import type {PlanContext} from './deskData.ts';
import {HistoryLink, ReferenceLink} from './planLinks.tsx';
import {PlatformBadge, Words} from './planPieces.tsx';

/** A change that needs more than a line: what happens, what to do, old and new code. */
export default function PlanBlock({
  block: {entry, title, explanations, patches, samples},
  plan,
}: {
  readonly block: PlanSection;
  readonly plan: PlanContext;
}): ReactNode {
  const {id, name, recordedAs, now, deprecated, openDates} = entry;
  const next = successorOf(entry);
  const removal = removalWords(deprecated);
  const reference = referenceOf(entry, plan);
  return (
    <>
      <Heading as="h4" id={id}>
        {title === undefined ? <code>{name}</code> : <Words>{title}</Words>}
        {title === undefined && next !== undefined && (
          <>
            {' '}
            → <code>{next}</code>
          </>
        )}
      </Heading>
      <p className="badges">
        <PlatformBadge platform={entry.platform} />{' '}
        {patches.map((patch) => (
          <Fragment key={patch}>
            <HistoryLink className="badge badge--since" name={recordedAs} plan={plan}>
              {patchWords([patch], openDates)}
            </HistoryLink>{' '}
          </Fragment>
        ))}
        {reference !== undefined && <ReferenceLink to={reference} name={now ?? name} />}
      </p>
      {explanations.map(({detail, effect, where}) => (
        <p key={effect.id}>
          <PlatformBadge platform={where} />{' '}
          {title === undefined && effect.title !== undefined && <strong>{effect.title}. </strong>}
          {detail !== undefined && <Words>{`${detail} `}</Words>}
          <Words>{effect.otherwise}</Words>
          {effect.todo !== undefined && (
            <>
              {' '}
              <strong>
                <Words>{effect.todo}</Words>
              </strong>
            </>
          )}
        </p>
      ))}
      {deprecated && (
        <p>
          {deprecated.replacement === undefined ? (
            'Deprecated.'
          ) : (
            <>
              Use <code>{deprecated.replacement}</code>.
            </>
          )}
          {removal !== undefined && ` The old name ${removal}.`}
        </p>
      )}
      {samples.map((sample) => (
        <BeforeAfter key={sample} id={sample} plan={plan} />
      ))}
    </>
  );
}
