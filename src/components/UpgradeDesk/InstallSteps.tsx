import type {UpgradePlan} from 'expo-iap-tools/plan/plan';
import {breakWords, installWords, stateNames} from 'expo-iap-tools/view/planWords';
import {Fragment, type ReactNode} from 'react';
import FactTable from './FactTable.tsx';
import {PlatformBadge, Words} from './planPieces.tsx';

/** The commands, and how the requirements of the build change. */
export default function InstallSteps({
  plan: {from, to, install, broken},
}: {
  readonly plan: UpgradePlan;
}): ReactNode {
  return (
    <>
      {broken.map(breakWords).map(({says, todo}) => (
        <p key={says}>
          {says} {todo !== undefined && <strong>{todo}</strong>}
        </p>
      ))}
      <ol>
        {installWords(to).map((words) => (
          <li key={words}>
            <Words>{words}</Words>
          </li>
        ))}
      </ol>
      <FactTable
        label="What the build needs"
        columns={['What the build needs', `Compared with ${from}`, 'Why, and what to do']}
        ids={install.map(({requirement}) => requirement.id)}
        rows={install.map(({requirement: {needs, platform, reason, todo}, state}) => [
          <Fragment key="needs">
            <Words>{needs}</Words> <PlatformBadge platform={platform} />
          </Fragment>,
          state === 'new' ? <strong key="state">{stateNames.new}</strong> : stateNames[state],
          <Fragment key="why">
            <Words>{reason}</Words>{' '}
            {state === 'new' && (
              <strong>
                <Words>{todo}</Words>
              </strong>
            )}
          </Fragment>,
        ])}
      />
    </>
  );
}
