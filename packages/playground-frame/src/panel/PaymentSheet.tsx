import type {SheetChoice} from 'expo-iap-test-kit/panel/orders';
import {FAIL, priceLine, sheetWords} from 'expo-iap-test-kit/panel/sheetWords';
import type {PlatformName} from 'expo-iap-test-kit/versions';
import {type ReactNode, useLayoutEffect, useRef} from 'react';
import type {View} from '../page/readReport.ts';
import {Button} from './Button.tsx';

/** The simulated payment sheet. */
export function PaymentSheet(props: {
  readonly sheet: NonNullable<View['sheet']>;
  readonly platform: PlatformName;
  readonly choose: (choice: SheetChoice) => void;
}): ReactNode {
  const {sheet, platform, choose} = props;
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const {current} = place;
    const before = document.activeElement;
    // An app can ask for money at any time: a reader who is elsewhere on the page stays there.
    const stage = current?.closest('.play-stage');
    if (before === document.body || stage?.contains(before) === true)
      current?.querySelector<HTMLElement>('.play-pay')?.focus();
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
  const {name, note, choices, failures} = sheetWords[platform];
  return (
    <section
      ref={place}
      className="play-sheet"
      data-platform={platform}
      role="dialog"
      aria-label={name}
      onKeyDown={({key}) => {
        if (key === 'Escape') choose('cancel');
      }}
    >
      <p className="play-sheet-note">{note}</p>
      <p className="play-sheet-product">
        <strong>{sheet.title}</strong> <span>{priceLine(sheet)}</span>
      </p>
      {choices.map(([label, choice]) => (
        <Button
          key={label}
          className={choice === 'approve' ? 'play-pay' : 'play-control'}
          onClick={() => choose(choice)}
        >
          {label}
        </Button>
      ))}
      <details>
        <summary>{FAIL}</summary>
        {failures.map(([label, choice]) => (
          <Button key={label} onClick={() => choose(choice)}>
            {label}
          </Button>
        ))}
      </details>
    </section>
  );
}
