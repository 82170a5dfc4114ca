// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {actIds} from '../actIds.ts';
import type {ActState, Order} from '../protocol.ts';
import {Controls} from './Controls.tsx';

afterEach(cleanup);

const whyNot = 'The network is already off.';

it.each([undefined, whyNot])('names each control by what it shows first (reason: %s)', (reason) => {
  const states = actIds.map((act): ActState => ({act, purchase: 'T1', whyNot: reason}));
  render(<Controls acts={states} send={() => {}} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons).toHaveLength(actIds.length);
  for (const button of buttons) {
    const shown = button.textContent ?? '';
    const name = reason === undefined ? shown : `${shown}. ${reason}`;
    expect(screen.getByRole('button', {name})).toBe(button);
  }
});

it('does nothing that makes no sense now', () => {
  const orders: Order[] = [];
  const states: readonly ActState[] = [{act: 'networkOff', whyNot}, {act: 'networkOn'}];
  render(<Controls acts={states} send={(order) => orders.push(order)} />);
  for (const button of screen.getAllByRole('button')) button.click();
  expect(orders).toEqual([{type: 'act', act: 'networkOn'}]);
});
