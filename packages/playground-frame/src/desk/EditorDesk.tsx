import type {PlatformName} from 'expo-iap-test-kit/versions';
import {type ReactNode, useId, useRef, useState} from 'react';
import {LINK_MARK} from '../addresses.ts';
import type {CodeProblem} from '../edit/compile.ts';
import {describeChange, packCode, type SharedCode} from '../edit/sharedCode.ts';
import {isolatesFrames} from '../page/isolatesFrames.ts';
import {Button} from '../panel/Button.tsx';
import type {AppFile} from '../protocol.ts';
import {CheckTypes} from './CheckTypes.tsx';
import {CodeField, type CodeFieldHandle} from './CodeField.tsx';
import {FileTabs, type TabIds} from './FileTabs.tsx';
import type {LoadedEditor} from './loadEditor.ts';

/** What an editor gets from its playground. */
export type EditorProps = {
  readonly app: string;
  readonly version: string;
  /** The release whose types are checked. */
  readonly patch: string;
  readonly platform: PlatformName;
  /** Changed code from the address. */
  readonly linked: SharedCode | undefined;
  /** What the running app threw. */
  readonly failure: string | undefined;
  readonly run: (files: readonly AppFile[], keep: boolean) => void;
};

/** The files of a sample in fields, and what can be done with them. */
export function EditorDesk(props: EditorProps & {readonly editor: LoadedEditor}): ReactNode {
  const {app, version, patch, platform, linked, failure, run, editor} = props;
  const {tools, original} = editor;
  const [sources, setSources] = useState(editor.sources);
  const [found, setProblems] = useState<readonly CodeProblem[]>([]);
  const [chosen, setChosen] = useState(original[0]?.name ?? '');
  const [resets, setResets] = useState(0);
  const [keeps, setKeeps] = useState(false);
  const [said, setSaid] = useState('');
  const problems = [...found, ...placeIn(failure)];
  const fields = useRef(new Map<string, CodeFieldHandle>());
  const [isolated] = useState(isolatesFrames);
  const id = useId();
  const hint = `${id}hint`;
  const idOf: TabIds = (part, name) => `${id}${part}-${name}`;
  const changed = new Set(
    sources.filter(({source}, index) => source !== original[index]?.source).map(({name}) => name),
  );
  const change = (name: string, source: string): void =>
    setSources((files) => files.map((file) => (file.name === name ? {name, source} : file)));
  const goTo = ({file, line, column}: CodeProblem): void => {
    setChosen(file);
    // The field is hidden until its tab is drawn.
    requestAnimationFrame(() => fields.current.get(file)?.goTo(line, column));
  };
  const show = (wrong: readonly CodeProblem[]): void => {
    setProblems(wrong);
    setSaid('');
    if (wrong[0]) goTo(wrong[0]);
  };
  const compileAndRun = (): void => {
    const compiled = tools.compile(sources, !isolated);
    show(compiled.problems);
    if (compiled.problems.length > 0) return;
    run(compiled.files, keeps);
    setSaid('This code is now running on the phone.');
  };
  const reset = (): void => {
    setSources(original);
    setProblems([]);
    setResets(resets + 1);
    setSaid('The code was reset to the original.');
  };
  const copyLink = async (): Promise<void> => {
    const packed = await packCode(describeChange({version, app}, original, sources));
    const address = `${location.pathname}?platform=${platform}#${LINK_MARK}${packed}`;
    try {
      await navigator.clipboard.writeText(location.origin + address);
      setSaid('Link copied. It contains your changes, but doesn’t run them automatically.');
    } catch {
      history.replaceState(history.state, '', address);
      setSaid('The address of this page is now a link to your changes.');
    }
  };
  return (
    <section className="sample-editor" aria-label="Code of the sample">
      {linked && (
        <p className="sample-editor__origin">
          {editor.isOutdated
            ? 'The sample has changed since this link was created, so the changes in the link don’t apply. This is the original code.'
            : 'This code comes from a link, not from this site. Read it first: nothing runs until you press Run.'}
        </p>
      )}
      {!isolated && (
        <p className="sample-editor__origin">
          In this browser, code that hangs can freeze this page too. Copy a link to your changes
          before you run them. If the page freezes, close the tab.
        </p>
      )}
      <FileTabs
        idOf={idOf}
        names={original.map(({name}) => name)}
        changed={changed}
        chosen={chosen}
        choose={setChosen}
        takesFocus={linked === undefined}
      />
      {sources.map(({name, source}) => (
        <div
          key={`${name} ${resets}`}
          id={idOf('panel', name)}
          role="tabpanel"
          aria-labelledby={idOf('tab', name)}
          aria-describedby={hint}
          hidden={name !== chosen}
        >
          <CodeField
            ref={(field) => {
              if (field) fields.current.set(name, field);
            }}
            tools={tools}
            name={name}
            value={source}
            marked={problems.filter(({file}) => file === name).map(({line}) => line)}
            onChange={(text) => change(name, text)}
          />
        </div>
      ))}
      <div role="alert">
        {problems.map((problem, index) => (
          <button
            key={index}
            type="button"
            className="sample-editor__problem"
            onClick={() => goTo(problem)}
          >
            {problem.file}, line {problem.line}: {problem.message}
          </button>
        ))}
      </div>
      <p className="play-tools">
        <button type="button" className="play-pay" onClick={compileAndRun}>
          Run
        </button>
        <label>
          <input
            type="checkbox"
            checked={keeps}
            onChange={({target}) => setKeeps(target.checked)}
          />{' '}
          Keep the store and its purchases
        </label>
        <Button onClick={reset}>Reset code</Button>
        <Button onClick={() => void copyLink()}>Copy link</Button>
        <CheckTypes files={editor.check} sources={sources} patch={patch} show={show} />
        <span role="status">{said}</span>
      </p>
      <p id={hint} className="play-about">
        Press Tab to leave the field. Press Ctrl+/ to comment out lines (Cmd+/ on a Mac).
      </p>
    </section>
  );
}

/** The line of changed code that failed, which the frame writes at the end of a message. */
function placeIn(message = ''): readonly CodeProblem[] {
  const [, file, line] = /\(([\w-]+\.tsx?), line (\d+)\)$/.exec(message) ?? [];
  if (file === undefined) return [];
  return [{file, line: Number(line), column: 1, message: 'The app failed here.'}];
}
