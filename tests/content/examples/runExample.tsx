import {act, cleanup, fireEvent, render, screen, type RenderResult} from '@testing-library/react';
import {createElement, StrictMode, type ComponentType} from 'react';
import {afterEach, beforeEach, vi} from 'vitest';
import {device, killApp, newDevice} from './device.ts';
import {FakeServer} from './fakeServer.ts';
import type {LibraryVersion} from './storeTypes.ts';

const root = `${import.meta.dirname}/../../..`;
const folders: Readonly<Record<LibraryVersion, string>> = {
  '2.7': 'versioned_docs/version-2.7/examples/_samples',
  '2.8': 'docs/examples/_samples',
};

/** Every system under every version whose JavaScript can run. */
export const worlds = (['2.8', '2.7'] as const).flatMap((version) =>
  (['ios', 'android'] as const).map((os) => ({version, os})),
);

/** A system under a version. */
export type World = (typeof worlds)[number];

/** Gives each test of a suite a new phone with a sample on it, a store account and a server. */
export function newPhones({version, os}: World, file: string) {
  let store = newDevice(os);
  let server = new FakeServer();
  let view: RenderResult | undefined;
  const element = async (props: object) => createElement(await loadSample(version, file), props);
  /** Ends the process, so that only stores and server remember. */
  const kill = () => {
    cleanup();
    killApp();
  };

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
    store = newDevice(os);
    server = new FakeServer();
    vi.stubGlobal('fetch', server.fetch);
  });
  afterEach(() => {
    kill();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  return {
    kill,
    get store() {
      return store;
    },
    get server() {
      return server;
    },
    /** Starts the app; `strict` doubles effects as development does. */
    async open(props: object, strict?: 'strict'): Promise<void> {
      const app = await element(props);
      view = render(strict === undefined ? app : <StrictMode>{app}</StrictMode>);
      await settled();
    },
    /** Gives the running app other props. */
    async change(props: object): Promise<void> {
      view?.rerender(await element(props));
      await settled();
    },
  };
}

async function loadSample(version: LibraryVersion, file: string): Promise<ComponentType> {
  const path = `${root}/${folders[version]}/${file}`;
  const module: unknown = await import(/* @vite-ignore */ path);
  if (!isComponentModule(module)) throw new Error(`${path} has no component as its default export`);
  return module.default;
}

function isComponentModule(module: unknown): module is {default: ComponentType} {
  return typeof module === 'object' && module !== null && 'default' in module;
}

/** Waits until nothing is on its way between app, native side and server. */
export async function settled(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((done) => setTimeout(done));
  });
}

/** Does something in the store while the app runs, and waits for what follows. */
export async function meanwhile(happens: () => void): Promise<void> {
  await act(async () => happens());
  await settled();
}

/** Presses the button of this name and waits for what follows. */
export async function press(name: RegExp | string): Promise<void> {
  fireEvent.click(screen.getByRole('button', {name}));
  await settled();
}

/** Brings the app to the front again, perhaps because a sheet closes in the same moment. */
export async function comeBack(closeSheet?: () => void): Promise<void> {
  await meanwhile(() => {
    closeSheet?.();
    for (const listener of [...device.appState]) listener('active');
  });
}

/** What the user reads as a message, or nothing. */
export function message(): string {
  return screen.queryByRole('alert')?.textContent ?? '';
}
