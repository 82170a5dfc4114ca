import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type {FitsFacts} from 'expo-iap-tools/fits/fitsFacts';
import {
  columns,
  lineCells,
  sdkColumns,
  sdkRows,
  shortStateNames,
  sourceTables,
} from 'expo-iap-tools/fits/fitsWords';
import type {ReactNode} from 'react';
import {compatibilityTexts as texts} from '../../content/compatibility.ts';
import {compatibilityPage} from '../../site/toolPages.ts';
import {UPGRADE_PAGE} from '../../site/tools.ts';
import CodeFrame from '../CodeFrame/index.tsx';
import ToolLayout from '../tools/ToolLayout.tsx';
import FactTable from '../UpgradeDesk/FactTable.tsx';
import {Words} from '../UpgradeDesk/planPieces.tsx';
import PasteManifest from './PasteManifest.tsx';
import styles from './styles.module.css';

/** A state in its color; any other cell stays as it is. */
function colorState(cell: string): ReactNode {
  const [state] = Object.entries(shortStateNames).find(([, name]) => name === cell) ?? [];
  if (state === undefined) return cell;
  return <span className={`fit fit--${state}`}>{cell}</span>;
}

/** Which release fits which app; complete without scripts, which only read a pasted package.json. */
export default function CompatibilityPage({
  data: {facts, command},
}: {
  readonly data: {readonly facts: FitsFacts; readonly command: string};
}): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <ToolLayout isTitled page={compatibilityPage}>
      <p>{texts.intro}</p>
      <PasteManifest facts={facts} />
      <Heading as="h2" id="sdks">
        What fits each Expo SDK
      </Heading>
      <p>{texts.sdks}</p>
      <FactTable
        className={styles.pairs}
        label="What fits each Expo SDK"
        columns={sdkColumns(facts)}
        rows={sdkRows(facts).map((cells) => cells.map(colorState))}
      />
      <p>{texts.sdkNotes}</p>
      <Heading as="h2" id="releases">
        What each release needs
      </Heading>
      <p>
        {texts.releases} <Link to={UPGRADE_PAGE}>Upgrade expo-iap</Link> shows what to change
        between two releases.
      </p>
      <FactTable
        className={styles.pairs}
        label="What each release needs"
        columns={columns}
        rows={facts.lines.map(lineCells)}
      />
      <p>
        <Words>{texts.releaseNotes}</Words>
      </p>
      <Heading as="h2" id="command">
        Ask in your project
      </Heading>
      <p>{texts.command}</p>
      <CodeFrame
        code={`<span class="line"><span class="t-f">npx</span> ${url}${baseUrl}${command} fits\n</span>`}
        label="Code: which release fits"
        language="bash"
        languageName="Terminal"
      />
      <Heading as="h2" id="sources">
        Where the values are from
      </Heading>
      <p>{texts.built}</p>
      <p>
        <Words>{texts.sources}</Words>
      </p>
      {sourceTables(facts).map(({patch, rows}) => (
        <details key={patch}>
          <summary className="unfolding">{patch}</summary>
          <FactTable
            label={`Sources of ${patch}`}
            columns={['Value', 'From']}
            rows={rows.map(([value = '', from]) => [<Words key={value}>{value}</Words>, from])}
          />
        </details>
      ))}
    </ToolLayout>
  );
}
