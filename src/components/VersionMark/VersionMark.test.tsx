// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {docsVersions} from '../../site/versions.ts';
import BarRelease from './BarRelease.tsx';
import VersionMark from './index.tsx';

afterEach(cleanup);

it.each(docsVersions)('names version and release of $version', ({label, patch}) => {
  render(<VersionMark label={label} />);
  expect(screen.getByText(/^Version/).textContent).toBe(`Version ${label} · expo-iap ${patch}`);
});

it('keeps the release in the bar', () => {
  const {container} = render(<BarRelease label="2.7" />);
  expect(container.textContent).toBe('This page describes expo-iap 2.7.5');
});

it.each([undefined, 'Next'])('says nothing where no release is known: %s', (label) => {
  const {container} = render(<BarRelease label={label} />);
  expect(container.textContent).toBe('');
});
