import Link from '@docusaurus/Link';
import {lineOf} from 'expo-iap-api-data/history/patchNumbers';
import {isUpgradeTarget} from 'expo-iap-api-data/releaseLines';
import type {ReactNode} from 'react';
import {laterPairs, laterWords, pairPage} from '../../site/toolPages.ts';
import {choicePath} from '../../site/tools.ts';
import {docsVersion, latestVersion, versionRoot} from '../../site/versions.ts';
import ToolLayout from '../tools/ToolLayout.tsx';
import type {PairData} from './deskData.ts';
import PlanView, {planContents} from './PlanView.tsx';
import StageList from './StageList.tsx';

/** The page of one upgrade, complete without scripts. */
export default function PairPage({pair}: {readonly pair: PairData}): ReactNode {
  const {from, to, mustChange, shouldChange} = pair.plan;
  const lines = `${lineOf(from)} to ${lineOf(to)}`;
  const isLater = isUpgradeTarget(to);
  const guide = isLater
    ? `${versionRoot(latestVersion())}/guides/migration#outlook`
    : `${versionRoot(docsVersion(lineOf(to)))}/guides/migration`;
  return (
    <ToolLayout isTitled page={pairPage({from, to})} toc={planContents(pair.plan)}>
      <p>
        This page lists what you change to upgrade expo-iap from {lines}, in the order of the work:
        how to <a href="#install">install and build</a>, {mustChange.length}{' '}
        {mustChange.length === 1 ? 'name' : 'names'} that you <a href="#must">must change</a> if you
        use them, {shouldChange.length} that you <a href="#should">should change</a>, and what is{' '}
        <a href="#new">new</a>. Read the <Link to={guide}>migration guide</Link> first, then{' '}
        <Link to={choicePath({from, to})}>check your code</Link> for these names.
      </p>
      {isLater && (
        <>
          <p>{laterWords}</p>
          <StageList stages={laterPairs} pathOf={(stage) => pairPage(stage).path} />
        </>
      )}
      <PlanView {...pair} />
    </ToolLayout>
  );
}
