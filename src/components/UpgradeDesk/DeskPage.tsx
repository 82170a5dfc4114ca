import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {UpgradePlan} from 'expo-iap-tools/plan/plan';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {type ReactNode, useMemo} from 'react';
import {deskPage, pairPage, upgradePairs} from '../../site/toolPages.ts';
import {choicePath, HISTORY_PAGE} from '../../site/tools.ts';
import {latestVersion, versionRoot} from '../../site/versions.ts';
import ToolLayout from '../tools/ToolLayout.tsx';
import CommandLine from './CommandLine.tsx';
import type {DeskData} from './deskData.ts';
import PasteCode from './PasteCode/index.tsx';
import PatchChoice from './PatchChoice.tsx';
import PlanView from './PlanView.tsx';
import StageList from './StageList.tsx';
import styles from './styles.module.css';
import {leadsLater, useChosen} from './useChosen.ts';

/** The page for any two patches: the address says which. */
export default function DeskPage({desk}: {readonly desk: DeskData}): ReactNode {
  const {search} = useLocation();
  const history = useHistory();
  const base = useBaseUrl('/');
  // The server knows no query; the first render in the browser must agree with it.
  const query = useIsBrowser() ? search : '';
  const {patches, choice, stages, plan, later, isFailed} = useChosen(desk, base, query);
  const [usual = {from: '', to: ''}] = upgradePairs;
  const {facts, samples, reference, files} = desk;
  // Code can be pasted before anything is chosen.
  const first = useMemo(
    () => plan ?? planUpgrade(usual.from, usual.to, facts),
    [plan, usual, facts],
  );
  const [stage = usual] = stages;
  const ends = {from: stage.from, to: stages.at(-1)?.to ?? stage.to};
  return (
    <ToolLayout isTitled page={deskPage}>
      <p>
        Choose the patch you have and the patch you want, and paste your code to see which changes
        it needs. If you still have to decide on a release, or want to migrate step by step, read
        the <Link to={`${versionRoot(latestVersion())}/guides/migration`}>migration guide</Link>{' '}
        first.
      </p>
      <PatchChoice
        patches={patches}
        {...ends}
        onChoose={(start, end) => history.push(base + choicePath({from: start, to: end}).slice(1))}
      />
      <p role="status">
        {choice?.note !== undefined && `${choice.note} `}
        {plan ? (
          <Counts plan={plan} stages={stages.length} />
        ) : (
          stages.length > 0 && waitingWords(stage.to, isFailed)
        )}
      </p>
      {stages.length > 1 && (
        <>
          <h2 id="stages">
            {stages.length} stages from {ends.from} to {ends.to}
          </h2>
          <p>
            Each stage ends at a release that your app can stay on, so build the app and test a
            purchase there before you go on. The rest of this page is about the first stage.
          </p>
          <StageList stages={stages} pathOf={choicePath} />
        </>
      )}
      <p className={styles.withoutScripts}>
        Choosing patches and checking your code need JavaScript. The pages below work without it.
      </p>
      <PasteCode
        plan={first}
        patches={patches}
        releases={base + files[leadsLater(stage) ? 'allReleases' : 'releases']}
      />
      <CommandLine file={desk.command} {...ends} />
      {plan && (
        <PlanView
          samples={samples}
          reference={reference}
          {...(later && {history: later.history})}
          plan={plan}
        />
      )}
      <h2 id="pages">Upgrades with a page of their own</h2>
      <ul>
        {upgradePairs.map((pair) => (
          <li key={pair.from + pair.to}>
            <Link to={pairPage(pair).path}>
              From {pair.from} to {pair.to}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        The <Link to={HISTORY_PAGE}>API history</Link> lists the same changes by name instead of by
        patch.
      </p>
    </ToolLayout>
  );
}

/** What the upgrade requires, in numbers that lead to its parts: they stand far below. */
function Counts({
  plan: {from, to, mustChange, shouldChange, new: news},
  stages,
}: {
  readonly plan: UpgradePlan;
  readonly stages: number;
}): ReactNode {
  const must = mustChange.length === 1 ? '1 name' : `${mustChange.length} names`;
  return (
    <>
      {stages > 1 ? `The first of ${stages} stages is from` : 'From'} {from} to {to}:{' '}
      <a href="#must">{must} that you must change</a> if you use them,{' '}
      <a href="#should">{shouldChange.length} that you should change</a>,{' '}
      <a href="#new">{news.length} under New</a>. First comes{' '}
      <a href="#install">install and build</a>.
    </>
  );
}

function waitingWords(patch: string, isFailed: boolean): string {
  return isFailed
    ? `What ${patch} changes couldn’t load. Check your connection and reload the page.`
    : `Loading what ${patch} changes …`;
}
