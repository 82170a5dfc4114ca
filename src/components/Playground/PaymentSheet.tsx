import {type ReactNode, useEffect, useRef} from 'react';
import type {SheetChoice} from '../../playground/protocol.ts';
import type {FailureCause} from '../../simulator/store/sheet.ts';
import type {View} from './readReport.ts';
import type {Platform} from './usePlayground.ts';

const failures: readonly (readonly [FailureCause, string])[] = [
  ['network', 'No network'],
  ['service', 'Store error'],
  ['not allowed', 'Not allowed'],
  ['unavailable', 'Product unavailable'],
  ['developer', 'Misconfigured'],
  ['owned', 'Already owned'],
  ['unknown', 'Unknown error'],
];

/** The simulated payment sheet. It says what it is: nobody may take it for the store's. */
export function PaymentSheet(props: {
  readonly sheet: NonNullable<View['sheet']>;
  readonly platform: Platform;
  readonly choose: (choice: SheetChoice) => void;
}): ReactNode {
  const {sheet, platform, choose} = props;
  const pay = useRef<HTMLButtonElement>(null);
  useEffect(() => pay.current?.focus(), []);
  const store = platform === 'ios' ? 'App Store' : 'Google Play';
  return (
    <section
      className="play-sheet"
      data-platform={platform}
      role="dialog"
      aria-label={`Simulated ${store} payment sheet`}
    >
      <p className="play-sheet-note">Simulated {store}. Nothing is charged.</p>
      <p className="play-sheet-product">
        {sheet.title} <strong>{sheet.price}</strong>
      </p>
      <button ref={pay} type="button" className="play-pay" onClick={() => choose('approve')}>
        Pay
      </button>
      <button type="button" className="play-control" onClick={() => choose('cancel')}>
        Cancel
      </button>
      <button type="button" className="play-control" onClick={() => choose('pending')}>
        {platform === 'ios' ? 'Ask a parent (pending)' : 'Pay later in cash (pending)'}
      </button>
      <details>
        <summary>Fail with an error</summary>
        {failures.map(([cause, label]) => (
          <button
            key={cause}
            type="button"
            className="play-control"
            onClick={() => choose({fails: cause})}
          >
            {label}
          </button>
        ))}
      </details>
    </section>
  );
}
