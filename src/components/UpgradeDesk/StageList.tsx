import Link from '@docusaurus/Link';
import {stopReason} from 'expo-iap-tools/plan/stages';
import type {ReactNode} from 'react';
import type {PatchPair} from '../../site/tools.ts';
import {Words} from './planPieces.tsx';

/** The stages of an upgrade in their order, and why it stops after each. */
export default function StageList({
  stages,
  pathOf,
}: {
  readonly stages: readonly PatchPair[];
  readonly pathOf: (stage: PatchPair) => string;
}): ReactNode {
  return (
    <ol>
      {stages.map((stage, index) => (
        <li key={stage.to}>
          <Link to={pathOf(stage)}>
            From {stage.from} to {stage.to}
          </Link>
          {index < stages.length - 1 && <Words>{`. ${stopReason(stage.to) ?? ''}`}</Words>}
        </li>
      ))}
    </ol>
  );
}
