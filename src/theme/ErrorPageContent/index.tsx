import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import CrashMessage from '../../components/notices/CrashMessage.tsx';

/** Shown inside the frame of the site when the page within it crashed. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return <CrashMessage error={error} tryAgain={tryAgain} />;
}
