import type {UpgradePlan} from 'expo-iap-tools/plan/plan';
import type {Finding} from 'expo-iap-tools/scan/findings';
import type {SourceFile} from 'expo-iap-tools/scan/parseFiles';
import {loadCheckerFiles} from 'playground-frame/page/loadFiles';
import {type ReactNode, useEffect, useState} from 'react';
import {isTypeScript, versionOfPatch} from './compareReleases.ts';
import {type Asked, useTypeScript} from './useTypeScript.ts';

/** Asks the compiler about both releases, and lists the lines that the findings do not name. */
export default function AskTypeScript({
  base,
  files,
  findings,
  plan,
}: {
  /** Where the files of the playground begin, whose type checker answers. */
  readonly base: string;
  readonly files: readonly SourceFile[];
  readonly findings: readonly Pick<Finding, 'file' | 'line'>[];
  readonly plan: UpgradePlan;
}): ReactNode {
  const {asked, ask, cancel} = useTypeScript(base, files, plan);
  const size = useSize(base, versionOfPatch(plan.to));
  const missing = [plan.from, plan.to].find((patch) => versionOfPatch(patch) === undefined);
  if (!files.some(isTypeScript)) return null;
  if (missing !== undefined)
    return (
      <p>
        This page has no types of expo-iap {missing}, so only the scanner answers. The command below
        asks your own TypeScript.
      </p>
    );
  const isAsking = asked.step === 'asking';
  const named = new Set(findings.map(({file, line}) => `${file}:${line}`));
  const problems = asked.step === 'done' ? asked.problems : [];
  const unnamed = problems.filter(({file, line}) => !named.has(`${file}:${line}`));
  return (
    <>
      <p>
        <button
          type="button"
          className="button button--outline button--primary"
          onClick={isAsking ? cancel : ask}
        >
          {isAsking ? 'Cancel' : `Also ask TypeScript${size}`}
        </button>
      </p>
      <p role="status">{sentenceOf(asked, unnamed.length, plan.to)}</p>
      {unnamed.length > 0 && (
        <ul aria-label="What TypeScript also refuses">
          {unnamed.map(({file, line, column, message}) => (
            <li key={`${file}:${line}:${column} ${message}`}>
              {file}:{line}:{column}: {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What the button loads, in words; without the list of files it says nothing of it. */
function useSize(base: string, version: string | undefined): string {
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    if (version === undefined) return;
    loadCheckerFiles(base, version).then(
      (found) => setBytes(found.bytes + found.typesBytes),
      () => undefined,
    );
  }, [base, version]);
  return bytes === undefined ? '' : ` (loads ${(bytes / 1_000_000).toFixed(1)} MB)`;
}

function sentenceOf({step}: Asked, refused: number, to: string): string {
  switch (step) {
    case 'waiting':
      return '';
    case 'asking':
      return 'TypeScript reads your code with both releases …';
    case 'canceled':
      return 'Canceled.';
    case 'failed':
      return 'TypeScript couldn’t load. Check your connection and try again.';
    case 'done':
      return refused === 0
        ? `TypeScript refuses nothing else with ${to}.`
        : `With ${to}, TypeScript also refuses:`;
  }
}
