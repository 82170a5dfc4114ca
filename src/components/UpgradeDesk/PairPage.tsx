import Link from '@docusaurus/Link';
import {lineOf} from 'expo-iap-api-data/history/patchNumbers';
import {isUpgradeTarget} from 'expo-iap-api-data/releaseLines';
import type {ReactNode} from 'react';
import {laterPairs, laterWords, pairPage} from '../../site/toolPages.ts';
import {choicePath} from '../../site/tools.ts';
import ToolFrame from '../tools/ToolFrame.tsx';
import CompiledWith from './CompiledWith.tsx';
import type {PairData} from './deskData.ts';
import PlanView, {planContents} from './PlanView.tsx';
import StageList from './StageList.tsx';

/** The page of one upgrade, complete without scripts. */
export default function PairPage({pair}: {readonly pair: PairData}): ReactNode {
  const {from, to, mustChange, shouldChange} = pair.plan;
  const lines = `${lineOf(from)} to ${lineOf(to)}`;
  const isLater = isUpgradeTarget(to);
  return (
    <ToolFrame page={pairPage({from, to})} toc={planContents(pair.plan)}>
      <p>
        This page shows what upgrading expo-iap from {lines} changes in your code, in the order of
        the work: how to <a href="#install">install and build</a>, {mustChange.length}{' '}
        {mustChange.length === 1 ? 'name' : 'names'} that you <a href="#must">must change</a> if you
        use them, {shouldChange.length} that you <a href="#should">should change</a>, and what is{' '}
        <a href="#new">new</a>.
      </p>
      {isLater && (
        <>
          <p>{laterWords}</p>
          <StageList stages={laterPairs} pathOf={(stage) => pairPage(stage).path} />
        </>
      )}
      <CompiledWith isLater={isLater} />
      <p>
        To check your code or compare other patches,{' '}
        <Link to={choicePath({from, to})}>use the upgrade desk</Link>.
      </p>
      <PlanView {...pair} />
    </ToolFrame>
  );
}
