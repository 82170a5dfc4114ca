import {lineOf} from 'expo-iap-api-data/history/patchNumbers';
import {pickSample, type ShownSample} from 'expo-iap-tools/view/shownSample';
import type {ReactNode} from 'react';
import CodeFrame from '../CodeFrame/index.tsx';
import type {PlanContext} from './deskData.ts';

/** Old and new code of one change. */
export default function BeforeAfter({
  id,
  plan: {from, to, samples},
}: {
  readonly id: string;
  readonly plan: PlanContext;
}): ReactNode {
  const before = pickSample(samples, {id, side: 'before', version: lineOf(from)});
  const after = pickSample(samples, {id, side: 'after', version: lineOf(to)});
  if (!after) return null;
  return (
    <>
      {before && <Side name="Before" sample={before} version={lineOf(from)} />}
      <Side name="After" sample={after} version={lineOf(to)} />
    </>
  );
}

/** One block; its title names the version that it compiles against. */
function Side({
  name,
  sample: {id, versions, frame},
  version,
}: {
  readonly name: string;
  readonly sample: ShownSample;
  readonly version: string;
}): ReactNode {
  const compiled = versions.includes(version) ? version : versions.at(-1);
  return <CodeFrame {...frame} title={`${name}, ${compiled}`} label={`Code: ${name}, ${id}`} />;
}
