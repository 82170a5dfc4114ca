// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {fitsFacts} from 'expo-iap-tools/fits/fitsFacts';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, it} from 'vitest';
import PasteManifest from './PasteManifest.tsx';

const form = <PasteManifest facts={fitsFacts} />;
const field = () => screen.getByRole('textbox', {name: 'Paste your package.json.'});
const paste = (text: string) => fireEvent.input(field(), {target: {value: text}});
const status = () => screen.getByRole('status').textContent;
const manifest = (sdk: number) => `{"dependencies": {"expo": "~${sdk}.0.0", "expo-iap": "^2.8.8"}}`;

afterEach(cleanup);

it('answers what is pasted, before scripts ran too: what to take, what was read, every release', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  document.body.append(container);
  const early = container.querySelector('textarea');
  if (early) early.value = manifest(54);
  render(form, {container, hydrate: true});
  expect(status()).toMatch(/^Install 5\.8\.1\./);
  expect(screen.getByText(/^Read from it: Expo SDK 54 · React Native: not found/)).toBeTruthy();
  const patches = fitsFacts.lines.map(({patch}) => patch);
  expect(screen.getAllByRole('listitem')).toHaveLength(patches.length);
  paste(manifest(53));
  expect(status()).toMatch(/^Install 2\.8\.\d+\./);
  // Each reason once, with its release.
  const reasons = screen.getAllByText(/needs a Kotlin 2\.1 compiler/);
  expect(reasons.map(({tagName}) => tagName)).toEqual(['LI', 'LI']);
});

it('says so when the text is no package.json, and nothing when the field is empty again', () => {
  render(form);
  paste(manifest(54).slice(1));
  expect(status()).toMatch(/^This isn’t the whole text/);
  paste('');
  expect(status()).toBe('');
});
