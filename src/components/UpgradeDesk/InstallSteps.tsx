import type {PlannedRequirement, UpgradePlan} from 'expo-iap-tools/plan/plan';
import {breakWords, installWords, stateNames} from 'expo-iap-tools/view/planWords';
import type {ReactNode} from 'react';
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
      <div
        className="table-region"
        role="region"
        tabIndex={0}
        aria-label="Table: What the build needs"
      >
        <table className="stacked wide" role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                What the build needs
              </th>
              <th scope="col" role="columnheader">
                Compared with {from}
              </th>
              <th scope="col" role="columnheader">
                Why, and what to do
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {install.map((planned) => (
              <Row key={planned.requirement.id} from={from} {...planned} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Row({from, requirement, state}: PlannedRequirement & {readonly from: string}): ReactNode {
  const {id, needs, platform, reason, todo} = requirement;
  return (
    <tr role="row" id={id}>
      <th scope="row" role="rowheader">
        <Words>{needs}</Words> <PlatformBadge platform={platform} />
      </th>
      <td role="cell" data-column={`Compared with ${from}`}>
        {stateNames[state]}
      </td>
      <td role="cell" data-column="Why, and what to do">
        <Words>{reason}</Words>
        {state === 'new' && (
          <>
            {' '}
            <strong>
              <Words>{todo}</Words>
            </strong>
          </>
        )}
      </td>
    </tr>
  );
}
