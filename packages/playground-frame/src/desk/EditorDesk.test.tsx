// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import * as isolation from '../page/isolatesFrames.ts';
import {EditorDesk} from './EditorDesk.tsx';
import type {LoadedEditor} from './loadEditor.ts';

afterEach(cleanup);

const files = ['store.tsx', 'catalog.ts'].map((name) => ({name, source: `// ${name}`}));
const editor: LoadedEditor = {
  tools: {
    compile: () => ({files: [], problems: []}),
    openEditor: ({place, label, value}) => {
      const field = document.createElement('textarea');
      field.setAttribute('aria-label', label);
      field.value = value;
      place.append(field);
      return {
        goTo: () => {},
        markLines: () => {},
        remove: () => field.remove(),
      };
    },
  },
  styles: '',
  original: files,
  sources: files,
  isOutdated: false,
  check: {script: '', types: '', bytes: 0, typesBytes: 0},
};

const desk = (
  <EditorDesk
    app="store"
    version="2.8"
    patch="2.8.8"
    platform="ios"
    linked={undefined}
    run={() => {}}
    editor={editor}
  />
);

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
