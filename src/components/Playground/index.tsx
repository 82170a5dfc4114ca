import {lazy, type ReactNode, Suspense, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {LINK_MARK} from '../../playground/linkMark.ts';
import {versionOfPlugin} from '../../site/versions.ts';
import type {LinkedCode} from './readLink.ts';
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
  const [open, setOpen] = useState<boolean | LinkedCode>(false);
  const [notice, setNotice] = useState('');
  const place = useRef<HTMLElement>(null);
  const {hash} = useLocation();
  useEffect(() => {
    if (!hash.startsWith(`#${LINK_MARK}`)) return undefined;
    let isGone = false;
    const open = async (section: HTMLElement): Promise<void> => {
      const {readLink} = await import('./readLink.ts');
      const found = await readLink(hash.slice(LINK_MARK.length + 1), section, version);
      if (isGone || found === undefined) return;
      if (typeof found === 'string') setNotice(found);
      else setOpen(found);
      section.scrollIntoView();
    };
    if (place.current) void open(place.current);
    return () => void (isGone = true);
  }, [hash, version]);
  const linked = typeof open === 'object' ? open : undefined;
  return (
    <section ref={place} className={styles.tryIt} data-app={app} aria-label="Try this sample">
      {notice !== '' && <p role="alert">{notice}</p>}
      {open ? (
        <Suspense fallback={<p role="status">Starting the simulated phone…</p>}>
          <Stage
            key={linked?.packed}
            app={app}
            version={version}
            linked={linked?.code}
            close={() => setOpen(false)}
          />
        </Suspense>
      ) : (
        <p className={styles.offer}>
          <button type="button" className={styles.open} onClick={() => setOpen(true)}>
            Try it
          </button>{' '}
          Run this sample here, on a simulated phone and store. No account is needed and nothing is
          charged.
        </p>
      )}
    </section>
  );
}
