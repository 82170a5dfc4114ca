// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {docsVersions, pluginVersionName} from '../../site/versions.ts';
import {BarRelease, VersionMark} from './VersionNames.tsx';

describe.each(docsVersions)('a page of $version', ({version, label, patch}) => {
  const named = {name: pluginVersionName(version), label};

  it('names its version and release', () => {
    render(<VersionMark version={named} />);
    expect(screen.getByText(/^Version/).textContent).toBe(`Version ${label} · expo-iap ${patch}`);
  });

  it('keeps the release in the bar', () => {
    const {container} = render(<BarRelease version={named} />);
    expect(container.textContent).toBe(`This page describes expo-iap ${patch}`);
  });
});

it.each([undefined, {name: 'other', label: 'Other'}])(
  'says nothing where no release is known: %j',
  (version) => {
    const {container} = render(<BarRelease version={version} />);
    expect(container.textContent).toBe('');
  },
);
