import type {FailureCause} from 'expo-iap-test-kit/store/sheet';
import type {PlatformName} from 'expo-iap-test-kit/versions';
import {type ReactNode, useLayoutEffect, useRef} from 'react';
import type {View} from '../page/readReport.ts';
import type {SheetChoice} from '../protocol.ts';
import {Button} from './Button.tsx';

const failures: readonly (readonly [FailureCause, string])[] = [
  ['network', 'No network'],
  ['service', 'Store error'],
  ['not allowed', 'Not allowed'],
  ['unavailable', 'Product unavailable'],
  ['unknown', 'Unknown error'],
];

/** Apple sells an owned product again or returns the existing purchase, without an error. */
const failuresOf: Readonly<Record<PlatformName, typeof failures>> = {
  ios: [...failures, ['developer', 'Invalid payment']],
  android: [...failures, ['developer', 'Misconfigured'], ['owned', 'Already owned']],
};

/** The simulated payment sheet. It says that it is simulated, so that no one takes it for the store's. */
export function PaymentSheet(props: {
  readonly sheet: NonNullable<View['sheet']>;
  readonly platform: PlatformName;
  readonly choose: (choice: SheetChoice) => void;
}): ReactNode {
  const {sheet, platform, choose} = props;
  const place = useRef<HTMLElement>(null);
  const pay = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const {current} = place;
    const before = document.activeElement;
    // An app can ask for money at any time: a reader who is elsewhere on the page stays there.
    const stage = current?.closest('.play-stage');
    if (before === document.body || stage?.contains(before) === true) pay.current?.focus();
    // On a phone nothing below the sheet can be reached. The app loses the focus, so only after the sheet has it.
    const behind = current?.parentElement?.querySelector('.play-screen');
    behind?.setAttribute('inert', '');
    // The keyboard goes on in the app, where the buy button is.
    return () => {
      behind?.removeAttribute('inert');
      const hasFocus = current?.contains(document.activeElement) === true;
      if (hasFocus && before instanceof HTMLElement) before.focus();
    };
  }, []);
  const store = platform === 'ios' ? 'App Store' : 'Google Play';
  return (
    <section
      ref={place}
      className="play-sheet"
      data-platform={platform}
      role="dialog"
      aria-label={`Simulated ${store} payment sheet`}
      onKeyDown={({key}) => {
        if (key === 'Escape') choose('cancel');
      }}
    >
      <p className="play-sheet-note">Simulated {store}. Nothing is charged.</p>
      <p className="play-sheet-product">
        <strong>{sheet.title}</strong>{' '}
        <span>{sheet.offer === '' ? sheet.price : `${sheet.offer}, then ${sheet.price}`}</span>
      </p>
      <button ref={pay} type="button" className="play-pay" onClick={() => choose('approve')}>
        Pay
      </button>
      <Button onClick={() => choose('cancel')}>Cancel</Button>
      <Button onClick={() => choose('pending')}>
        {platform === 'ios' ? 'Ask a parent (pending)' : 'Pay later in cash (pending)'}
      </Button>
      <details>
        <summary>Fail with an error</summary>
        {failuresOf[platform].map(([cause, label]) => (
          <Button key={cause} onClick={() => choose({fails: cause})}>
            {label}
          </Button>
        ))}
      </details>
    </section>
  );
}
