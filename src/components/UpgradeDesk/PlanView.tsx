import type {TOCItem} from '@docusaurus/mdx-loader';
import Heading from '@theme/Heading';
import {isUpgradeTarget} from 'expo-iap-api-data/releaseLines';
import type {UpgradePlan} from 'expo-iap-tools/plan/plan';
import {partsOf, type PlanPart} from 'expo-iap-tools/view/parts';
import {laterNote, rangeNote} from 'expo-iap-tools/view/planWords';
import {Fragment, type ReactNode} from 'react';
import CompiledWith from './CompiledWith.tsx';
import type {ViewData} from './deskData.ts';
import InstallSteps from './InstallSteps.tsx';
import PlanBlock from './PlanBlock.tsx';
import PlanList from './PlanList.tsx';

const groups = {must: 'Must change', should: 'Should change', new: 'New'} as const;

const SOURCES = 'Where this comes from';

/** The headings of what an upgrade requires. */
export function planContents(plan: UpgradePlan): readonly TOCItem[] {
  const parts = partsOf(plan).map((part) => ({...part, value: part.title, level: 3}));
  return [
    {id: 'install', value: 'Install and build', level: 2},
    ...Object.entries(groups).flatMap(([id, value]) => [
      {id, value, level: 2},
      ...parts.filter(({group}) => group === id),
    ]),
    {id: 'sources', value: SOURCES, level: 2},
  ];
}

/** Everything that an upgrade requires, in the order in which people do it. */
export default function PlanView({
  plan,
  ...data
}: ViewData & {readonly plan: UpgradePlan}): ReactNode {
  const parts = partsOf(plan);
  const [later, range] = [laterNote(plan), rangeNote(plan)];
  const context = {...data, from: plan.from, to: plan.to};
  const nothing = {
    must: `Nothing, because no known change breaks code for ${plan.from}.`,
    should: `Nothing, because ${plan.to} deprecates no name that ${plan.from} has.`,
    new: 'Nothing.',
  };
  const partsIn = (wanted: PlanPart['group']) => {
    const found = parts.filter(({group}) => group === wanted);
    if (found.length === 0) return <p>{nothing[wanted]}</p>;
    return found.map(({id, title, blocks, lines}) => (
      <Fragment key={id}>
        <Heading as="h3" id={id}>
          {title}
        </Heading>
        {blocks.map((block) => (
          <PlanBlock key={block.entry.id} block={block} plan={context} />
        ))}
        {lines.length > 0 && <PlanList entries={lines} plan={context} />}
      </Fragment>
    ));
  };
  return (
    // The search leads to the start of the page: the reference explains each name better.
    <div className="markdown" data-pagefind-ignore="all">
      {later !== undefined && <p>{later}</p>}
      <Heading as="h2" id="install">
        Install and build
      </Heading>
      <InstallSteps plan={plan} />
      {(['must', 'should', 'new'] as const).map((group) => (
        <Fragment key={group}>
          <Heading as="h2" id={group}>
            {groups[group]}
          </Heading>
          {partsIn(group)}
        </Fragment>
      ))}
      <Heading as="h2" id="sources">
        {SOURCES}
      </Heading>
      <CompiledWith isLater={isUpgradeTarget(plan.to)} />
      {range !== undefined && <p>{range}</p>}
    </div>
  );
}
