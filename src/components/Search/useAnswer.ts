import {type ComponentType, useCallback, useState} from 'react';
import type {SearchAnswerProps} from './answerProps.ts';

/** What finds and shows hits, once it has been loaded. */
export type Answer = {
  readonly answer: ComponentType<SearchAnswerProps> | undefined;
  readonly hasFailed: boolean;
  readonly load: () => void;
};

/** Downloads what finds and shows hits, on first use: most readers never search. */
export function useAnswer(): Answer {
  const [answer, setAnswer] = useState<ComponentType<SearchAnswerProps>>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    import('./SearchAnswer.tsx').then(
      (module) => setAnswer(() => module.default),
      () => setFailed(true),
    );
  }, []);
  return {answer, hasFailed, load};
}
