import {type ReactNode, useEffect, useRef, useState} from 'react';
import {type OpenChecker, openChecker} from '../check/openChecker.ts';
import type {CodeProblem, SourceFile} from '../edit/compile.ts';
import {Button} from '../panel/Button.tsx';
import type {LoadedEditor} from './loadEditor.ts';

type Props = {
  readonly files: LoadedEditor['check'];
  readonly sources: readonly SourceFile[];
  readonly show: (problems: readonly CodeProblem[]) => void;
  /** The release whose types are checked. */
  readonly patch: string;
};

const NO_WORKERS =
  'This browser can’t check types, because it has no web workers. The code still runs without them.';

/** Checks the types of the code in a worker, which loads TypeScript on demand. */
export function CheckTypes({files, sources, show, patch}: Props): ReactNode {
  const [said, setSaid] = useState('');
  const [isLoaded, setLoaded] = useState(false);
  const checker = useRef<Promise<OpenChecker>>(null);
  useEffect(() => () => void checker.current?.then((opened) => opened.close()).catch(() => {}), []);
  const check = async (): Promise<void> => {
    if (!('Worker' in window)) {
      setSaid(NO_WORKERS);
      return;
    }
    setSaid('Checking…');
    try {
      checker.current ??= openChecker(files);
      const problems = await (await checker.current).check(sources);
      show(problems.map((problem) => ({...problem, message: withPatch(problem.message, patch)})));
      setLoaded(true);
      setSaid(problems.length === 0 ? `No type errors with expo-iap ${patch}.` : '');
    } catch {
      checker.current = null;
      setSaid('The type checker couldn’t load. Check your connection and try again.');
    }
  };
  const size = isLoaded ? '' : ` (loads ${megabytes(files.bytes)} MB)`;
  return (
    <>
      <Button onClick={() => void check()}>Check types{size}</Button>
      <span role="status">{said}</span>
    </>
  );
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

/** Uses the same wording as the check of this site's own samples. */
function withPatch(message: string, patch: string): string {
  return message.replace(/^(TS\d+): /, `$1 against expo-iap ${patch}: `);
}
