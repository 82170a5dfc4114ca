import type {ReactNode} from 'react';
import type {PlannedRequirement, UpgradePlan} from '../../upgrade/plan/plan.ts';
import {stateNames} from '../../upgrade/view/stateNames.ts';
import PlatformBadge from './PlatformBadge.tsx';
import Words from './Words.tsx';

/** The commands, and what the build needs compared with before. */
export default function InstallSteps({
  plan: {from, to, install},
}: {
  readonly plan: UpgradePlan;
}): ReactNode {
  return (
    <>
      <ol>
        <li>
          Install the package: <code>npx expo install expo-iap@{to}</code>
        </li>
        <li>
          Regenerate the native projects: <code>npx expo prebuild --clean</code>. In a project
          without prebuild, run <code>pod install</code> in <code>ios</code>.
        </li>
        <li>
          Build the app and install it on every device. JavaScript and native code must be from one
          release, so give over-the-air updates a new runtime version.
        </li>
      </ol>
      <div
        className="table-region"
        role="region"
        tabIndex={0}
        aria-label="Table: What the build needs"
      >
        <table>
          <thead>
            <tr>
              <th scope="col">What the build needs</th>
              <th scope="col">Compared with {from}</th>
              <th scope="col">Why, and what to do</th>
            </tr>
          </thead>
          <tbody>
            {install.map((planned) => (
              <Row key={planned.requirement.id} {...planned} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Row({requirement, state}: PlannedRequirement): ReactNode {
  const {needs, platform, reason, todo} = requirement;
  return (
    <tr>
      <td>
        {needs} <PlatformBadge platform={platform} />
      </td>
      <td>{stateNames[state]}</td>
      <td>
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
