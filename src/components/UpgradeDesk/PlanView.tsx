import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {type PlanSection, arrange} from 'expo-iap-upgrade/view/arrange';
import type {PlanEntry, UpgradePlan} from 'expo-iap-upgrade/plan/plan';
import {rangeNote} from 'expo-iap-upgrade/view/planWords';
import type {ViewData} from './deskData.ts';
import InstallSteps from './InstallSteps.tsx';
import PlanBlock from './PlanBlock.tsx';
import PlanList from './PlanList.tsx';

/** Everything that an upgrade requires, in the order in which people do it. */
export default function PlanView({
  plan,
  ...data
}: ViewData & {readonly plan: UpgradePlan}): ReactNode {
  const {silent, broken, renamed, removed, replaced, deprecated, added, changed} = arrange(plan);
  const note = rangeNote(plan);
  const context = {...data, from: plan.from, to: plan.to};
  const part = (id: string, title: string, {blocks = [], lines = []}: Content) =>
    blocks.length + lines.length > 0 && (
      <>
        <Heading as="h3" id={id}>
          {title}
        </Heading>
        {blocks.map((block) => (
          <PlanBlock key={block.entry.id} block={block} plan={context} />
        ))}
        {lines.length > 0 && <PlanList entries={lines} plan={context} />}
      </>
    );
  return (
    // The search leads to the start of the page: the reference explains each name better.
    <div className="markdown" data-pagefind-ignore="all">
      {note !== undefined && <p>{note}</p>}
      <Heading as="h2" id="install">
        Install and build
      </Heading>
      <InstallSteps plan={plan} />
      <Heading as="h2" id="must">
        Must change
      </Heading>
      {plan.mustChange.length === 0 && <p>Nothing: no known change breaks code for {plan.from}.</p>}
      {part('silent', 'It compiles but behaves differently', {blocks: silent})}
      {part('broken', 'It doesn’t compile', {blocks: broken})}
      {part('renamed', 'Renamed', {lines: renamed})}
      {part('removed', 'Removed', {lines: removed})}
      <Heading as="h2" id="should">
        Should change
      </Heading>
      {plan.shouldChange.length === 0 && (
        <p>
          Nothing: {plan.to} deprecates no name that {plan.from} has.
        </p>
      )}
      {part('replaced', 'Deprecated, with new code', {blocks: replaced})}
      {part('deprecated', 'Deprecated', {lines: deprecated})}
      <Heading as="h2" id="new">
        New
      </Heading>
      {plan.new.length === 0 && <p>Nothing.</p>}
      {part('added', 'Added', {lines: added})}
      {part('changed', 'Changed, nothing to do', {lines: changed})}
    </div>
  );
}

type Content = {readonly blocks?: readonly PlanSection[]; readonly lines?: readonly PlanEntry[]};
