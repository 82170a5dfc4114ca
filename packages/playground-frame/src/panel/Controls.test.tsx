// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {actIds} from 'expo-iap-test-kit/panel/actIds';
import {acts} from 'expo-iap-test-kit/panel/acts';
import {afterEach, expect, it} from 'vitest';
import type {Order} from '../protocol.ts';
import {ActButtons, Controls} from './Controls.tsx';
import Panels from './Panels.tsx';

afterEach(cleanup);

it.each(actIds.filter((act) => acts[act].group !== undefined))('offers %s and sends it', (act) => {
  const orders: Order[] = [];
  render(<Controls acts={[{act}]} send={(order) => orders.push(order)} />);
  screen.getByText(acts[act].label).click();
  expect(orders).toEqual([{type: 'act', act}]);
});

it('draws nothing for what can’t be done now, and what is undone once', () => {
  render(<Controls acts={[{act: 'networkOff'}, {act: 'networkOn'}]} send={() => {}} />);
  expect(screen.getByRole('group').textContent).toBe('ConnectionNetwork');
  expect(screen.getByRole('switch', {name: 'Network', checked: false})).toBeDefined();
});

it.each([
  ['networkOff', 'networkOn'],
  ['serverDown', 'serverUp'],
  ['kill', 'start'],
  ['background', 'foreground'],
] as const)('keeps the focus on the control of %s and %s', (act, undo) => {
  const {rerender} = render(<ActButtons acts={[{act}]} send={() => {}} />);
  const control = screen.getByText(acts[act].label);
  control.focus();
  rerender(<ActButtons acts={[{act: undo}]} send={() => {}} />);
  expect(document.activeElement).toBe(control);
  expect(control.textContent).toBe(acts[undo].label);
});

it('leaves the focus in the area when the control is gone', () => {
  const {rerender} = render(<Controls acts={[{act: 'otherDevice'}]} send={() => {}} />);
  const button = screen.getByRole('button');
  button.focus();
  rerender(<Controls acts={[]} send={() => {}} />);
  expect(document.activeElement?.className).toBe('play-controls');
});

it('stays as it was while the phone starts again, so that nothing below it moves', () => {
  const send = () => {};
  const view = {ledger: [], faults: [], acts: [{act: 'kill'}]} as const;
  const {container, rerender} = render(<Panels view={view} send={send} />);
  const before = container.textContent;
  expect(container.querySelector('[inert]')).toBeNull();
  rerender(<Panels view={undefined} send={send} />);
  expect(container.textContent).toBe(before);
  expect(container.querySelector('[inert]')).not.toBeNull();
});
