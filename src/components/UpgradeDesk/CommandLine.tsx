import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {PatchPair} from '../../site/tools.ts';
import CodeFrame from '../CodeFrame/index.tsx';

/** The same check for a whole project: a command that "npx" fetches from this site. */
export default function CommandLine({
  file,
  from,
  to,
}: PatchPair & {
  /** Where its tarball is below the base URL. */
  readonly file: string;
}): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <>
      <h2 id="command">Check a whole project</h2>
      <p>
        You can also run this check as a command, in the folder of your app. It reads all source
        code that Git doesn’t ignore, follows <code>paths</code> of <code>tsconfig.json</code>, and
        looks at the app’s configuration too. It changes your files only with <code>--fix</code>.
        With <code>--verify</code>, it also runs your own TypeScript, and <code>--help</code> lists
        the rest. With <code className="unbroken">--to 5</code>, it goes past the documented
        releases in stages, and each stage ends at a release that your app can stay on.
      </p>
      <CodeFrame
        code={`<span class="line"><span class="t-f">npx</span> ${url}${baseUrl}${file} upgrade ${from} ${to}\n</span>`}
        label="Code: check a whole project"
        language="bash"
        languageName="Terminal"
      />
    </>
  );
}
