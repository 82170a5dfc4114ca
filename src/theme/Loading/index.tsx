import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import LoadFailure from '../../components/notices/LoadFailure.tsx';

/** Shown while the script of a route is on its way, and when it failed. */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) return <LoadFailure error={error} retry={retry} />;
  return pastDelay ? <p role="status">Loading this page…</p> : null;
}
