import {pickPair} from 'expo-iap-tools/view/shownSample';
import type {ReactNode} from 'react';
import CodeFrame from '../CodeFrame/index.tsx';
import type {PlanContext} from './deskData.ts';

/** Old and new code of one change; each title names the version that the code compiles against. */
export default function BeforeAfter({
  id,
  plan: {from, to, samples},
}: {
  readonly id: string;
  readonly plan: PlanContext;
}): ReactNode {
  return pickPair(samples, {id, from, to}).map(({sample: {frame}, name, version}) => (
    <CodeFrame {...frame} key={name} title={`${name}, ${version}`} label={`Code: ${name}, ${id}`} />
  ));
}
