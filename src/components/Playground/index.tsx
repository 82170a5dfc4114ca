import {lazy, type ReactNode, Suspense, useState} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {versionOfPlugin} from '../../site/versions.ts';
import styles from './styles.module.css';

// Nobody who only reads pays for it: not one byte of the playground comes before the button is pressed.
const Stage = lazy(() => import('./Stage.tsx'));

/** Offers to run a sample of the open version in the page. */
export default function TryIt({app}: {app: string}): ReactNode {
  const version = versionOfPlugin(useDocsVersion().version);
  if (!version) return null;
  return <Playground app={app} version={version.version} />;
}

/** The same for a page outside of the docs. */
export function Playground({app, version}: {app: string; version: string}): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.tryIt} aria-label="Try this sample">
      {open ? (
        <Suspense fallback={<p role="status">Starting the simulated phone…</p>}>
          <Stage app={app} version={version} close={() => setOpen(false)} />
        </Suspense>
      ) : (
        <p className={styles.offer}>
          <button type="button" className={styles.open} data-wait="" onClick={() => setOpen(true)}>
            Try it
          </button>{' '}
          Run this sample here, on a simulated phone and store. No account is needed and nothing is
          charged.
        </p>
      )}
    </section>
  );
}
