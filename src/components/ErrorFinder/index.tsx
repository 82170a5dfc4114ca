import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {LONGEST} from 'expo-iap-tools/finder/longest';
import {type KeyboardEvent, lazy, type ReactNode, Suspense, useId} from 'react';
import FinderStatus, {FinderFailure} from './FinderStatus.tsx';
import styles from './styles.module.css';
import {useFinderText} from './useFinderText.ts';

/** Only the pages with a finder load what finds; they do it at once, so that it works offline from then on. */
const FinderAnswer = lazy(() =>
  import('./FinderAnswer.tsx').catch(() => ({default: FinderFailure})),
);

/** A field for whatever an app printed. It shows the matching entries of this page, also offline. */
export default function ErrorFinder({index}: {readonly index: string}): ReactNode {
  const id = useId();
  const {field, text, read, clear, keep} = useFinderText(useLocation());
  const status = <FinderStatus id={`${id}status`} />;
  const clearOnEscape = ({key}: KeyboardEvent) => {
    if (key === 'Escape') clear();
  };
  return (
    <section id="error-finder" className={styles.finder} aria-label="Error finder">
      <label className={styles.label} htmlFor={`${id}field`}>
        Find your error
      </label>
      <textarea
        ref={field}
        id={`${id}field`}
        // The browser restores the text of a named field when the reader comes back.
        name="error"
        className={styles.field}
        rows={2}
        placeholder="E_USER_CANCELLED"
        maxLength={LONGEST}
        spellCheck={false}
        autoCapitalize="off"
        aria-describedby={`${id}status`}
        onInput={read}
        onBlur={keep}
        onKeyDown={clearOnEscape}
      />
      {text !== '' && (
        <button type="button" className={styles.clear} onClick={clear}>
          Clear
        </button>
      )}
      {useIsBrowser() ? (
        <Suspense fallback={status}>
          <FinderAnswer id={`${id}status`} text={text} index={index} />
        </Suspense>
      ) : (
        status
      )}
    </section>
  );
}
