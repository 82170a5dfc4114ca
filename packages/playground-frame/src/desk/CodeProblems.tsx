import type {ReactNode} from 'react';
import type {CodeProblem} from '../edit/compile.ts';

type Props = {
  readonly problems: readonly CodeProblem[];
  readonly goTo: (problem: CodeProblem) => void;
};

/** The problems in the code, each as a button that leads to its line. */
export function CodeProblems({problems, goTo}: Props): ReactNode {
  return (
    <div role="alert">
      {problems.map((problem, index) => (
        <button
          key={index}
          type="button"
          className="sample-editor__problem"
          onClick={() => goTo(problem)}
        >
          {problem.file}, line {problem.line}: {problem.message}
        </button>
      ))}
    </div>
  );
}
