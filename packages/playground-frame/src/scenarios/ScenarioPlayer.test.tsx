// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import type {Scenario} from './scenario.ts';
import {type PlayerProps, ScenarioPlayer} from './ScenarioPlayer.tsx';

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const groups = ['The payment waits', 'The app is killed', 'Something fails'] as const;
const scenarios = groups.map((group): Scenario => ({
  ...{id: group, group, title: `If ${group}`, goal: 'Goal.', app: 'store'},
  ...(group === 'Something fails' && {only: 'android'}),
  steps: [{say: 'The user pays.', sheet: 'approve'}],
  end: {purchases: [], screen: ''},
}));
const act = {restart: vi.fn(), send: vi.fn(), choosePlatform: vi.fn()};
const phone = {app: 'store', platform: 'ios', view: undefined, sent: 0} as const;
const player = (props: Pick<PlayerProps, 'turn'> & Partial<PlayerProps>) => (
  <ScenarioPlayer {...phone} {...act} initial={undefined} scenarios={scenarios} {...props} />
);
const list = () => screen.getByRole('group', {name: ''});
const next = () => screen.getByRole('button', {name: 'Next step'});
const marked = () => list().querySelector('[aria-current]')?.textContent;

it('lists the scenarios of the platform by what they are about, and marks the one that plays', () => {
  const {rerender} = render(player({turn: 1}));
  expect(marked()).toContain('Play freely');
  expect(
    within(list())
      .getAllByRole('group')
      .map(({textContent}) => textContent),
  ).toEqual([
    'The app is killedIf The app is killed Goal.',
    'The payment waitsIf The payment waits Goal.',
  ]);
  fireEvent.click(screen.getByRole('button', {name: /^If The app is killed/}));
  expect(act.restart).toHaveBeenCalledOnce();
  // The new phone.
  rerender(player({turn: 2}));
  expect(list()).toHaveProperty('open', false);
  expect(marked()).toBe('If The app is killed Goal.');
  expect(document.activeElement).toBe(next());
});

it('waits with each step until the phone is ready for it', () => {
  const sheet = {title: '', price: '', offer: ''};
  const view = {time: 0, obeyed: 1, running: true, blank: false, sheet, acts: [], buttons: []};
  const at = (sent: number) =>
    player({turn: 1, initial: groups[0], sent, view: {...view, ledger: [], faults: []}});
  const {rerender} = render(at(2));
  const current = () => document.querySelector('[aria-current=step]')?.textContent;
  expect(next().getAttribute('aria-disabled')).toBe('true');
  next().click();
  expect(act.send).not.toHaveBeenCalled();
  rerender(at(1));
  expect(current()).toBe('The user pays.');
  fireEvent.click(next());
  expect(act.send).toHaveBeenCalledExactlyOnceWith({type: 'sheet', choice: 'approve'});
  expect(current()).toBeUndefined();
  fireEvent.click(screen.getByRole('button', {name: 'Play again'}));
  expect(act.restart).toHaveBeenCalledOnce();
});

it('changes the platform, also where there is nothing to play', () => {
  render(player({turn: 1, app: 'home'}));
  expect(screen.queryByText(/^Scenarios/)).toBeNull();
  expect(screen.getByRole('radio', {name: 'iOS'})).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('radio', {name: 'Android'}));
  expect(act.choosePlatform).toHaveBeenCalledWith('android');
});
