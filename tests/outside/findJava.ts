import {spawnSync} from 'node:child_process';
import {installPackages, mayInstallPackages} from '../../scripts/test/installPackages.ts';

const PACKAGE = 'default-jre-headless';

/** The ways to Java; a test passes its own. */
export type JavaSources = {
  readonly isThere: () => boolean;
  readonly mayInstall: boolean;
  readonly install: () => boolean;
};

const sources: JavaSources = {
  // Some systems have a program of that name that only says where to buy one.
  isThere: () => spawnSync('java', ['-version'], {stdio: 'ignore'}).status === 0,
  mayInstall: mayInstallPackages(),
  install: () => installPackages('Java', [PACKAGE]),
};

/** Makes sure that `java` runs: the one of the machine, else the package of the distribution where that is allowed. */
export function ensureJava({isThere, mayInstall, install} = sources): void {
  if (isThere() || (mayInstall && install() && isThere())) return;
  throw new Error(
    `The Nu HTML checker needs Java, and none was found or could be installed: install ${PACKAGE}, or run npm test, which does without.`,
  );
}
