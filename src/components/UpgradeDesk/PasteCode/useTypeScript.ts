import type {UpgradePlan} from 'expo-iap-tools/plan/plan';
import type {SourceFile} from 'expo-iap-tools/scan/parseFiles';
import type {CodeProblem} from 'playground-frame/edit/compile';
import {useEffect, useRef, useState} from 'react';
import {compareReleases} from './compareReleases.ts';

/** How far the compiler is. */
export type Asked =
  | {readonly step: 'waiting' | 'asking' | 'canceled' | 'failed'}
  | {readonly step: 'done'; readonly problems: readonly CodeProblem[]};

type Question = {
  readonly files: readonly SourceFile[];
  readonly plan: UpgradePlan;
  readonly asked: Asked;
};

/** Asks the compiler when the reader wants it; other code or another choice ends that. */
export function useTypeScript(
  base: string,
  files: readonly SourceFile[],
  plan: UpgradePlan,
): {readonly asked: Asked; readonly ask: () => void; readonly cancel: () => void} {
  const [question, setQuestion] = useState<Question>();
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), [files, plan]);

  const isSame = question?.files === files && question.plan === plan;
  const ask = (): void => {
    const controller = new AbortController();
    const answer = (asked: Asked): void => setQuestion({files, plan, asked});
    asking.current = controller;
    answer({step: 'asking'});
    compareReleases(base, files, plan, controller.signal).then(
      (problems) => answer({step: 'done', problems}),
      () => {
        // What was ended for another question has nothing to say.
        if (!controller.signal.aborted) answer({step: 'failed'});
      },
    );
  };
  const cancel = (): void => {
    asking.current?.abort();
    setQuestion({files, plan, asked: {step: 'canceled'}});
  };
  return {asked: isSame ? question.asked : {step: 'waiting'}, ask, cancel};
}
