// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {SheetChoice} from 'expo-iap-test-kit/panel/orders';
import {toAppleError} from 'expo-iap-test-kit/store/appleErrors';
import {toBillingResult} from 'expo-iap-test-kit/store/billing';
import type {ReactNode} from 'react';
import {afterEach, expect, it} from 'vitest';
import {PaymentSheet} from './PaymentSheet.tsx';

afterEach(cleanup);

const sheet = {title: '100 coins', price: '$0.99', offer: ''};

const Page = ({asks}: {readonly asks: boolean}): ReactNode => (
  <>
    <button type="button">Search</button>
    <div className="play-stage">
      <button type="button">Next step</button>
      {asks && <PaymentSheet sheet={sheet} platform="ios" choose={() => {}} />}
    </div>
  </>
);

it.each(['Next step', 'Search'])(
  'takes the focus only from its own stage, and gives it back: %s',
  (name) => {
    const {rerender} = render(<Page asks={false} />);
    const before = screen.getByRole('button', {name});
    before.focus();
    for (let round = 0; round < 3; round += 1) {
      rerender(<Page asks />);
      const hasFocus = name === 'Search' ? before : screen.getByRole('button', {name: 'Pay'});
      expect(document.activeElement).toBe(hasFocus);
      rerender(<Page asks={false} />);
      expect(document.activeElement).toBe(before);
    }
  },
);

it.each([
  ['ios', toAppleError],
  ['android', toBillingResult],
] as const)('offers only failures that the store of %s has', (platform, toError) => {
  const chosen: SheetChoice[] = [];
  render(
    <PaymentSheet sheet={sheet} platform={platform} choose={(choice) => chosen.push(choice)} />,
  );
  const failures = screen.getByText('Fail with an error').closest('details');
  for (const button of failures?.querySelectorAll('button') ?? []) button.click();
  expect(chosen.length).toBeGreaterThan(5);
  for (const choice of chosen)
    if (typeof choice === 'object') expect(() => toError(choice)).not.toThrow();
});

it('covers the app, and Escape cancels the payment', () => {
  const chosen: SheetChoice[] = [];
  const Phone = ({asks}: {readonly asks: boolean}): ReactNode => (
    <div className="play-phone">
      <div className="play-screen" data-testid="screen" />
      {asks && (
        <PaymentSheet sheet={sheet} platform="ios" choose={(choice) => chosen.push(choice)} />
      )}
    </div>
  );
  const {rerender} = render(<Phone asks />);
  expect(screen.getByTestId('screen').hasAttribute('inert')).toBe(true);
  fireEvent.keyDown(screen.getByRole('button', {name: 'Pay'}), {key: 'Escape'});
  expect(chosen).toEqual(['cancel']);
  rerender(<Phone asks={false} />);
  expect(screen.getByTestId('screen').hasAttribute('inert')).toBe(false);
});

it('takes the focus that nothing else has', () => {
  render(<Page asks />);
  expect(document.activeElement).toBe(screen.getByRole('button', {name: 'Pay'}));
});
