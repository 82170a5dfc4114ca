import type {CodeProblem, SourceFile} from '../edit/compile.ts';
import {TypeChecker, type TypeFiles} from './typeCheck.ts';

/** What the page sends to the checker: first the types, then a request for each check. */
export type CheckRequest = {readonly types: TypeFiles} | {readonly files: readonly SourceFile[]};

/** What the checker found in the files of the last request. */
export type CheckAnswer = {readonly problems: readonly CodeProblem[]};

let checker: TypeChecker | undefined;

addEventListener('message', ({data}: MessageEvent<CheckRequest>) => {
  if ('types' in data) checker = new TypeChecker(data.types);
  else if (checker) {
    const answer: CheckAnswer = {problems: checker.check(data.files)};
    postMessage(answer);
  }
});
