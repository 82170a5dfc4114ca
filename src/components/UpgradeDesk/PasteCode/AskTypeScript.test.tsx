// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {planUpgrade} from 'expo-iap-tools/plan/planUpgrade';
import {upgradeFacts} from 'expo-iap-tools/plan/upgradeFacts';
import type {CheckAnswer, CheckRequest} from 'playground-frame/check/worker';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {docsVersions, latestVersion} from '../../../site/versions.ts';
import AskTypeScript from './AskTypeScript.tsx';

const {patch: newest} = latestVersion();
const plan = planUpgrade('2.7.5', newest, upgradeFacts);
const types = Object.fromEntries(docsVersions.map(({version}) => [version, `${version}.json`]));
const list = {
  versions: {},
  editor: {script: 'e.js', styles: 'e.css'},
  checker: {script: 'checker.js', types, bytes: 1_000_000, typesBytes: 250_000},
};

/** Refuses the first line with both releases, the others with the newer one alone. */
class NearChecker {
  onmessage?: (event: {data: CheckAnswer}) => void;
  #isNew = false;
  postMessage(request: CheckRequest): void {
    if ('types' in request) this.#isNew = 'new' in request.types;
    else {
      const problems = request.files.flatMap(({name, source}) =>
        source.split('\n').map((text, index) => ({
          ...{file: name, line: index + 1, column: 1, message: `TS1: ${text} is wrong`},
        })),
      );
      this.onmessage?.({data: {problems: this.#isNew ? problems : problems.slice(0, 1)}});
    }
  }
  terminate(): void {
    this.#isNew = false;
  }
}

/** The server of the site. */
function answer(address: string): Response {
  if (address.startsWith('/play/')) return Response.json(list);
  return Response.json(address === '/2.8.json' ? {new: ''} : {});
}

const files = (text: string, name = 'shop.ts') => [{name, text}];
const show = (text: string, named: readonly number[] = []) =>
  render(
    <AskTypeScript
      base="/"
      files={files(text)}
      findings={named.map((line) => ({file: 'shop.ts', line}))}
      plan={plan}
    />,
  );
const press = async () => fireEvent.click(await screen.findByRole('button', {name: /1\.5 MB/}));

beforeEach(() => {
  vi.stubGlobal('Worker', NearChecker);
  vi.stubGlobal('fetch', async (address: string) => answer(address));
});
afterEach(cleanup);

it('lists what the newer release refuses and the findings do not name', async () => {
  show('old\nnamed\nunnamed', [2]);
  await press();
  expect(await screen.findByText(`With ${newest}, TypeScript also refuses:`)).toBeTruthy();
  const items = screen.getAllByRole('listitem').map(({textContent}) => textContent);
  expect(items).toEqual(['shop.ts:3:1: TS1: unnamed is wrong']);
});

it('says so when there is nothing else', async () => {
  show('old');
  await press();
  expect(await screen.findByText(`TypeScript refuses nothing else with ${newest}.`)).toBeTruthy();
});

it('can be canceled, and asked again after a failure', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  show('old');
  const ask = () => fireEvent.click(screen.getByRole('button', {name: 'Also ask TypeScript'}));
  ask();
  fireEvent.click(screen.getByRole('button', {name: 'Cancel'}));
  expect(screen.getByRole('status').textContent).toBe('Canceled.');
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  ask();
  expect(await screen.findByText(/couldn’t load/)).toBeTruthy();
});

it('offers nothing for JavaScript, and says which types are not here', () => {
  const {unmount} = render(
    <AskTypeScript base="/" files={files('', 'a.js')} findings={[]} plan={plan} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  const between = planUpgrade('2.7.10', newest, upgradeFacts);
  render(<AskTypeScript base="/" files={files('')} findings={[]} plan={between} />);
  expect(screen.getByText(/no types of expo-iap 2\.7\.10/)).toBeTruthy();
});
