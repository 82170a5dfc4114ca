import type {ReactNode} from 'react';
import type {Abuse} from '../page/openFrame.ts';
import {Button} from './Button.tsx';

const reasons: Readonly<Record<Abuse, string>> = {
  flood: 'The code sent more messages than this page can read, so it was stopped.',
  history: 'The code changed the history of this tab, so it was stopped.',
};

type Props = {
  readonly isStuck: boolean;
  readonly abuse: Abuse | undefined;
  readonly replace: () => void;
};

/** Says over the phone that its code hangs, or why the page stopped it, and what to do. */
export function Breakdown({isStuck, abuse, replace}: Props): ReactNode {
  if (abuse)
    return (
      <p className="play-off" role="alert">
        {reasons[abuse]} Change the code and press Run, or press Start over.
      </p>
    );
  if (!isStuck) return null;
  return (
    <div className="play-off" role="alert">
      <p>The code is stuck. It hasn’t responded for three seconds.</p>
      <Button onClick={replace}>Remove it and run the original code</Button>
    </div>
  );
}
