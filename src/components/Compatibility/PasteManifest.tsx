import {readManifest} from 'expo-iap-tools/fits/fitsApp';
import type {FitsFacts} from 'expo-iap-tools/fits/fitsFacts';
import {alsoNeeded, appWords, stateNames} from 'expo-iap-tools/fits/fitsWords';
import {whichFits} from 'expo-iap-tools/fits/whichFits';
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import styles from '../UpgradeDesk/PasteCode/styles.module.css';
import {Words} from '../UpgradeDesk/planPieces.tsx';

/** No package.json of an app is longer, and a field with more text is slow. */
const MOST_CHARACTERS = 100_000;

/** Takes the reader's package.json and says which release fits the app. */
export default function PasteManifest({facts}: {readonly facts: FitsFacts}): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  // What was pasted before scripts ran counts too.
  useEffect(() => setText(field.current?.value ?? ''), []);
  return (
    <section className={styles.panel} id="app" aria-label="Which release fits my app">
      <label htmlFor={`${id}field`}>Paste your package.json.</label>
      <textarea
        ref={field}
        id={`${id}field`}
        name="manifest"
        className={styles.field}
        rows={6}
        placeholder={'{"dependencies": {"expo": "~54.0.0"}}'}
        maxLength={MOST_CHARACTERS}
        spellCheck={false}
        autoCapitalize="off"
        aria-describedby={`${id}private`}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <p id={`${id}private`} className={styles.private}>
        The file isn’t uploaded, because this page reads it in your browser. The settings in
        app.json and in native projects aren’t in it, but the command below reads them too.
      </p>
      <Answer text={text} facts={facts} />
    </section>
  );
}

function Answer({text, facts}: {readonly text: string; readonly facts: FitsFacts}): ReactNode {
  const app = readManifest(text);
  if (!app)
    return (
      <p role="status">
        {text.trim() !== '' &&
          'This isn’t the whole text of a package.json with dependencies. Paste it from the first brace to the last.'}
      </p>
    );
  const {rows, recommended, because} = whichFits(app, facts, new Date().toISOString().slice(0, 10));
  return (
    <>
      <p role="status">
        {recommended !== undefined && <strong>Install {recommended}. </strong>}
        <Words>{because}</Words>
        {recommended !== undefined && <Words>{` ${alsoNeeded(recommended, facts)}`}</Words>}
      </p>
      <p>Read from it: {appWords(app, facts).join(' · ')}.</p>
      <ul aria-label="Every release">
        {rows.map(({patch, state, says}) => (
          <li key={patch}>
            <strong>{patch}</strong> {stateNames[state]}
            {says.length > 0 && '. '}
            <Words>{says.join(' ')}</Words>
          </li>
        ))}
      </ul>
    </>
  );
}
