// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import * as isolation from '../page/isolatesFrames.ts';
import {EditorDesk} from './EditorDesk.tsx';
import type {LoadedEditor} from './loadEditor.ts';

afterEach(cleanup);

const files = ['store.tsx', 'catalog.ts'].map((name) => ({name, source: `// ${name}`}));
const problem = {file: 'catalog.ts', line: 3, column: 7, message: 'Unexpected token'};
const goTo = vi.fn();
const editor: LoadedEditor = {
  tools: {
    compile: () => ({files: [], problems: [problem]}),
    openEditor: ({place, label, value}) => {
      const field = document.createElement('textarea');
      field.setAttribute('aria-label', label);
      field.value = value;
      place.append(field);
      return {
        goTo: (...place) => goTo(label, ...place),
        markLines: () => {},
        remove: () => field.remove(),
      };
    },
  },
  styles: '',
  original: files,
  sources: files,
  isOutdated: false,
  check: {script: '', types: '', bytes: 0},
};

const deskWith = (failure?: string) => (
  <EditorDesk
    failure={failure}
    app="store"
    version="2.8"
    patch="2.8.8"
    platform="ios"
    linked={undefined}
    run={() => {}}
    editor={editor}
  />
);
const desk = deskWith();

it('leads to the line of an error, in its file: one of the compiler at once, one of the app when asked', async () => {
  const {rerender} = render(desk);
  fireEvent.click(screen.getByRole('button', {name: 'Run'}));
  await waitFor(() => expect(goTo).toHaveBeenLastCalledWith('Code of catalog.ts', 3, 7));
  const selected = () => screen.getByRole('tab', {selected: true}).textContent;
  expect(selected()).toBe('catalog.ts');
  rerender(deskWith('Error: too early (store.tsx, line 1)'));
  fireEvent.click(screen.getByRole('button', {name: 'store.tsx, line 1: The app failed here.'}));
  await waitFor(() => expect(goTo).toHaveBeenLastCalledWith('Code of store.tsx', 1, 1));
  expect(selected()).toBe('store.tsx');
});

it('connects the tabs with their panels, also when a page edits the same files twice', () => {
  render(
    <>
      {desk}
      {desk}
    </>,
  );
  const tabs = screen.getAllByRole('tab');
  const panels = screen.getAllByRole('tabpanel', {hidden: true});
  expect(tabs).toHaveLength(4);
  const ids = [...tabs, ...panels].map(({id}) => id);
  expect(new Set(ids).size).toBe(8);
  expect(tabs.map((tab) => tab.getAttribute('aria-controls'))).toEqual(panels.map(({id}) => id));
  expect(panels.map((panel) => panel.getAttribute('aria-labelledby'))).toEqual(
    tabs.map(({id}) => id),
  );
});

it.each([true, false])(
  'says before code runs whether it could freeze the page: isolated %s',
  (isolated) => {
    vi.spyOn(isolation, 'isolatesFrames').mockReturnValue(isolated);
    render(desk);
    expect(screen.queryAllByText(/can freeze this page too/)).toHaveLength(isolated ? 0 : 1);
  },
);
