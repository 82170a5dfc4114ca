import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {type Told, watchOutput} from './watchOutput.ts';

/** A dev server of a copy. */
export type DevServer = {
  readonly told: Told;
  stop(): Promise<void>;
};

/** Starts the dev server for one docs version, as `DOCS_VERSION=2.8 npm start` does. */
export function startServer(folder: string, version: string, port: number): DevServer {
  const program = join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const server = spawn(process.execPath, [program, 'start', '--no-open', '--port', String(port)], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      // The packages are shared with the repository, and so would be the caches in them.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      DOCS_VERSION: version,
    },
  });
  const told = watchOutput(server);
  const stop = async (): Promise<void> => {
    server.kill();
    await once(server, 'exit');
  };
  return {told, stop};
}
