import {act, cleanup, fireEvent, render, type RenderResult, screen} from '@testing-library/react';
import {setSimulator, simulator} from 'expo-iap-test-kit/currentPhone';
import {createSimulator} from 'expo-iap-test-kit/simulator';
import {type ComponentType, createElement, StrictMode} from 'react';
import {afterEach, beforeEach, expect, vi} from 'vitest';
import {folderOf} from '@site/src/site/versions.ts';
import {releaseOf} from '../library.ts';
import {rest} from '../rest.ts';
import {playedVersions, root} from '../samples.ts';
import {ExampleServer} from './exampleServer.ts';
import {toRequests, toTold} from './told.ts';

/** Every system under every version that is played. */
export const worlds = playedVersions.flatMap((version) =>
  (['ios', 'android'] as const).map((os) => ({version, os})),
);

/** A system under a version. */
export type World = (typeof worlds)[number];

/** Gives each test of a suite a new phone with a sample on it, a store account and a server. */
export function newPhones({version, os}: World, file: string) {
  const newPhone = () => {
    const phone = createSimulator({
      version: releaseOf(version),
      platform: os,
      startsAt: Date.UTC(2025, 8, 1),
    });
    phone.device.killApp();
    setSimulator(phone);
    return phone;
  };
  let phone = newPhone();
  let server = new ExampleServer(phone);
  let view: RenderResult | undefined;
  const element = async (props: object) => createElement(await loadSample(version, file), props);
  /** Ends the process, so that only stores and server remember. */
  const kill = () => {
    if (phone.device.running) phone.device.killApp();
    cleanup();
  };

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue();
    phone = newPhone();
    server = new ExampleServer(phone);
    vi.stubGlobal('fetch', server.fetch);
    vi.spyOn(Date, 'now').mockImplementation(() => phone.clock.now);
  });
  afterEach(() => {
    kill();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    expect(phone.ledger.faults).toEqual([]);
  });

  return {
    kill,
    get store() {
      return phone.store;
    },
    get phone() {
      return phone;
    },
    get server() {
      return server;
    },
    /** What app, store and server told each other. */
    get told() {
      return toTold(phone.log.entries);
    },
    /** Purchase requests that reached the native side. */
    get requests() {
      return toRequests(phone.log.entries);
    },
    /** Starts the app; `strict` doubles effects as development does. */
    async open(props: object, strict?: 'strict'): Promise<void> {
      phone.device.startApp();
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

async function loadSample(version: string, file: string): Promise<ComponentType> {
  const path = `${root}/${folderOf(version)}/examples/_samples/${file}`;
  const module: unknown = await import(/* @vite-ignore */ path);
  if (!isComponentModule(module)) throw new Error(`${path} has no component as its default export`);
  return module.default;
}

function isComponentModule(module: unknown): module is {default: ComponentType} {
  return typeof module === 'object' && module !== null && 'default' in module;
}

/** Waits until nothing is on its way between app, native side and server. */
export async function settled(): Promise<void> {
  await act(rest);
}

/** Does something in the store while the app runs, and waits for what follows. */
export async function meanwhile(happens: () => void): Promise<void> {
  await act(async () => happens());
  await settled();
}

/** Lets time pass on the phone, and waits for what follows. */
export async function passes(ms: number): Promise<void> {
  await act(async () => simulator().clock.advance(ms));
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
    simulator().device.bringToFront();
  });
}

/** What the user reads as a message, or nothing. */
export function message(): string {
  return screen.queryByRole('alert')?.textContent ?? '';
}
