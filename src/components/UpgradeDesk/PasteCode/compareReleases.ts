import type {UpgradePlan} from 'expo-iap-tools/plan/plan';
import type {SourceFile} from 'expo-iap-tools/scan/parseFiles';
import {openChecker} from 'playground-frame/check/openChecker';
import type {CodeProblem} from 'playground-frame/edit/compile';
import {loadCheckerFiles} from 'playground-frame/page/loadFiles';
import {typedReleases} from '../../../site/toolPages.ts';

type Pair = Pick<UpgradePlan, 'from' | 'to'>;

/** The docs version, or the line of a target, whose declarations are those of a patch; nothing for patches in between. */
export function versionOfPatch(patch: string): string | undefined {
  return typedReleases.find((each) => each.patch === patch)?.version;
}

/** Files that the compiler reads: it knows no types in JavaScript. */
export const isTypeScript = ({name}: SourceFile): boolean => /\.[cm]?tsx?$/.test(name);

/** What TypeScript refuses with the newer release and not with the older one. */
export async function compareReleases(
  base: string,
  files: readonly SourceFile[],
  {from, to}: Pair,
  signal: AbortSignal,
): Promise<readonly CodeProblem[]> {
  const sources = files.filter(isTypeScript).map(({name, text}) => ({name, source: text}));
  const [before = [], after = []] = await Promise.all(
    [from, to].map((patch) => check(base, patch, sources, signal)),
  );
  const known = new Set(before.map(keyOf));
  return after.filter((problem) => !known.has(keyOf(problem)));
}

async function check(
  base: string,
  patch: string,
  sources: Parameters<Awaited<ReturnType<typeof openChecker>>['check']>[0],
  signal: AbortSignal,
): Promise<readonly CodeProblem[]> {
  const version = versionOfPatch(patch);
  if (version === undefined) throw new Error(`The types of expo-iap ${patch} aren’t on this site.`);
  const checker = await openChecker(await loadCheckerFiles(base, version));
  // A worker that was ended answers nothing, so the one who waits is told here.
  const canceled = new Promise<never>((_, reject) => {
    const end = () => reject(new Error('Canceled.'));
    if (signal.aborted) end();
    signal.addEventListener('abort', end, {once: true});
  });
  try {
    return await Promise.race([canceled, checker.check(sources)]);
  } finally {
    checker.close();
  }
}

const keyOf = ({file, line, column, message}: CodeProblem): string =>
  `${file}:${line}:${column} ${message.split(':')[0]}`;
