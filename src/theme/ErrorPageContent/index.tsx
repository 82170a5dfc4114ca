import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import CrashMessage from '../../components/CrashMessage';

/** Shown inside the frame of the site when the page within it crashed (E1). */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return <CrashMessage error={error} tryAgain={tryAgain} />;
}
