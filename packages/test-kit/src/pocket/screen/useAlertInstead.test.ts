// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {Alert, Platform} from 'react-native';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useAlertInstead} from './useAlertInstead.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['ios', false, ['approve', 'cancel', 'pending']],
  ['ios', true, []],
  // A dialog of Android opens over any other one.
  ['android', false, []],
] as const)('on %s, with a sheet that has opened: %s', (os, isShown, answers) => {
  const alert = vi.spyOn(Alert, 'alert').mockReturnValue();
  vi.spyOn(Platform, 'OS', 'get').mockReturnValue(os);
  const answer = vi.fn();
  const phone = {
    platform: 'ios',
    sheet: {title: '100 coins', price: '$0.99', offer: ''},
    answer,
  } as const;
  renderHook(() => useAlertInstead(phone, isShown));
  expect(alert).not.toHaveBeenCalled();
  vi.runAllTimers();
  const [title, , buttons = []] = alert.mock.lastCall ?? [];
  if (answers.length > 0) expect(title).toBe('100 coins: $0.99');
  for (const {onPress} of buttons) onPress?.();
  expect(answer.mock.calls.flat()).toEqual(answers);
});
