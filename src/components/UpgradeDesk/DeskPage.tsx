import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readChoice} from 'expo-iap-tools/choice/readChoice';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {type ReactNode, useMemo} from 'react';
import {deskPage, upgradePairs} from '../../site/toolPages.ts';
import {choicePath, HISTORY_PAGE} from '../../site/tools.ts';
import CommandLine from './CommandLine.tsx';
import CompiledWith from './CompiledWith.tsx';
import type {DeskData} from './deskData.ts';
import PairLinks from './PairLinks.tsx';
import PasteCode from './PasteCode/index.tsx';
import PatchChoice from './PatchChoice.tsx';
import PlanView from './PlanView.tsx';
import styles from './styles.module.css';
import ToolFrame from './ToolFrame.tsx';

/** The page for any two patches: the address says which. */
export default function DeskPage({
  desk: {facts, command, releases, ...data},
}: {
  readonly desk: DeskData;
}): ReactNode {
  const {search} = useLocation();
  const history = useHistory();
  const base = useBaseUrl('/');
  // The server knows no query; the first render in the browser must agree with it.
  const query = useIsBrowser() ? search : '';
  const choice = useMemo(() => readChoice(query, facts.patches), [query, facts]);
  const [usual = {from: '', to: ''}] = upgradePairs;
  const {from, to} = choice ?? usual;
  const plan = useMemo(() => planUpgrade(from, to, facts), [from, to, facts]);
  return (
    <ToolFrame page={deskPage}>
      <p>
        Choose the patch you have and the patch you want. The result follows the order of the work:
        install and build, must change, should change, new.
      </p>
      <CompiledWith />
      <PatchChoice
        patches={facts.patches}
        from={from}
        to={to}
        onChoose={(start, end) => history.push(base + choicePath({from: start, to: end}).slice(1))}
      />
      <p role="status">
        {choice?.note !== undefined && `${choice.note} `}
        {choice &&
          `From ${plan.from} to ${plan.to}: ${countNames(plan.mustChange.length)} that you must change if you use them, ${plan.shouldChange.length} that you should change, ${plan.new.length} under New.`}
      </p>
      <p className={styles.withoutScripts}>
        Choosing patches and checking your code need JavaScript. The pages below work without it.
      </p>
      <PasteCode plan={plan} patches={facts.patches} base={base} releases={base + releases} />
      <CommandLine file={command} plan={plan} />
      {choice && <PlanView {...data} plan={plan} />}
      <h2 id="pages">Between the documented releases</h2>
      <PairLinks />
      <p>
        The <Link to={HISTORY_PAGE}>API history</Link> lists the same changes by name instead of by
        patch.
      </p>
    </ToolFrame>
  );
}

function countNames(count: number): string {
  return count === 1 ? '1 name' : `${count} names`;
}
